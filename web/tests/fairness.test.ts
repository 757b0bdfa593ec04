// The same record that the documentation shows: the browser must come to the same end as `litfuse verify`.
import { describe, expect, test } from "vitest";
import text from "../../docs/example-record.jsonl?raw";
import { hex, nonceHash, verify, Wrong } from "../src/core/fairness";

const bytes = (record: string) => new TextEncoder().encode(record) as Uint8Array<ArrayBuffer>;
const header = JSON.parse(text.split("\n")[0] ?? "").header;

/** With the digest that belongs to what stands before it. */
async function closedAgain(record: string): Promise<string> {
  const before = record.slice(0, record.lastIndexOf("\n", record.length - 2) + 1);
  const digest = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(before))));
  return before + record.slice(before.length).replace(/"digest":"[0-9a-f]+"/, `"digest":"${digest}"`);
}

describe("a record", () => {
  test("is found honest", async () => {
    const found = await verify(bytes(text), null);
    expect(found.commit).toBe(header.commit);
    expect(found.draws).toBeGreaterThan(0);
    expect(found.nonces).toBe(1);
    expect(found.mine).toBeNull();
  });

  test("holds the own dice, or says that it does not", async () => {
    const promise = { commit: header.commit, nonce: header.nonces[0] as string, seat: 0 };
    expect((await verify(bytes(text), promise)).mine).toBe(true);
    expect((await verify(bytes(text), { ...promise, seat: 1 })).mine).toBe(false);
  });

  test("must keep the promise that was seen before the deal", async () => {
    await expect(verify(bytes(text), { commit: "00", nonce: "", seat: 0 })).rejects.toThrow(Wrong);
  });

  test("has the seals that were shown before the deal, or is refused", async () => {
    const promise = { commit: header.commit, nonce: "", seat: 0, seals: header.nonce_hashes as string[] };
    expect((await verify(bytes(text), promise)).seals).toBe(true);
    for (const [seals, seats] of [
      [[header.nonce_hashes[0], "ff"], "@1"],
      [[header.nonce_hashes[0]], "@1"],
      [["ff", "ff", "ff"], "@0 @1 @2"],
    ] as const)
      await expect(verify(bytes(text), { ...promise, seals: [...seals] })).rejects.toMatchObject({
        key: "record-seals",
        args: { seats },
      });
  });

  test("names the seats that did not open what they had sealed, and is no fraud for that", async () => {
    const sealed = await nonceHash("0f".repeat(16));
    const found = await verify(bytes(await closedAgain(text.replace(header.nonce_hashes[1], sealed))), null);
    expect(found.unopened).toEqual([1]);
    expect((await verify(bytes(text), null)).unopened).toEqual([]);
  });

  test.each([
    ["a changed card", text.replace('"got":[', '"got":[0,'), "record-digest"],
    ["a lost end", text.split("\n").slice(0, 2).join("\n"), "record-cut-off"],
    ["a broken line", text.replace('{"seq":0', '{"seq":0{'), "record-form"],
    ["other dice", text.replace(header.nonces[0], "11".repeat(16)), "record-nonce"],
  ])("%s is seen", async (_, wrong, key) => {
    await expect(verify(bytes(wrong), null)).rejects.toMatchObject({ key });
  });

  test("a dice's hash is SHA-256", async () => {
    expect(await nonceHash(header.nonces[0])).toBe(header.nonce_hashes[0]);
  });
});
