// A wire by its key.
import { RED, WIRES, YELLOW } from "./content.gen";

export type Colour = "blue" | "yellow" | "red";

/** What a wire counts as: its number, YELLOW or RED. */
export function valueOf(key: number): number {
  return WIRES[key]?.value ?? 0;
}

/** What is printed on it: 4, 4.1 or 4.5. */
export function printed(key: number): number {
  return WIRES[key]?.printed ?? 0;
}

export function colourOf(value: number): Colour {
  return value === YELLOW ? "yellow" : value === RED ? "red" : "blue";
}
