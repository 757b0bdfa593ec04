// Sounds of our own, made here: short bursts of noise and a few tones. Off until somebody turns them on; none carries
// information alone. The loudest peak stays below -12 dBFS.
import { type Volumes, settings } from "./settings.svelte";

export type Sound = "turn" | "draw" | "stamp" | "tick" | "hiss" | "boom" | "snip" | "knock" | "talk" | "win" | "loss";
const KIND: Record<Sound, keyof Volumes> = {
  turn: "turn",
  draw: "table",
  stamp: "table",
  snip: "table",
  boom: "table",
  knock: "table",
  win: "turn",
  loss: "turn",
  tick: "time",
  hiss: "time",
  talk: "talk",
};
const PEAK = 0.24;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (noise === null) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return context;
}

interface Burst {
  at?: number;
  for: number;
  from: number;
  to?: number;
  loud?: number;
  rise?: number;
}

function hiss(
  audio: AudioContext,
  out: AudioNode,
  { at = 0, for: long, from, to = from, loud = 1, rise = 0.005 }: Burst,
): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  source.buffer = noise;
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  shape(gain, start, long, loud, rise);
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
  source.stop(start + long);
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  { at = 0, for: long, from, to = from, loud = 1, rise = 0.01 }: Burst,
): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  source.type = "triangle";
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  shape(gain, start, long, loud, rise);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + long);
}

function shape(gain: GainNode, start: number, long: number, loud: number, rise: number): void {
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
}

const SOUNDS: Record<Sound, (audio: AudioContext, out: AudioNode) => void> = {
  // a match is struck
  turn: (a, o) => {
    hiss(a, o, { for: 0.1, from: 1800, to: 5200, loud: 0.5 });
    hiss(a, o, { at: 0.08, for: 0.55, from: 3400, to: 900, loud: 0.9, rise: 0.05 });
  },
  draw: (a, o) => hiss(a, o, { for: 0.18, from: 2400, to: 5200, loud: 0.5, rise: 0.06 }),
  stamp: (a, o) => {
    tone(a, o, { for: 0.12, from: 140, to: 60, loud: 1 });
    hiss(a, o, { for: 0.07, from: 900, loud: 0.6 });
  },
  snip: (a, o) => {
    hiss(a, o, { for: 0.04, from: 5200, loud: 0.7 });
    hiss(a, o, { at: 0.09, for: 0.05, from: 3800, loud: 0.9 });
  },
  tick: (a, o) => tone(a, o, { for: 0.04, from: 1300, to: 1000, loud: 0.5, rise: 0.002 }),
  hiss: (a, o) => hiss(a, o, { for: 0.9, from: 5200, to: 4200, loud: 0.25, rise: 0.3 }),
  boom: (a, o) => {
    tone(a, o, { for: 0.7, from: 110, to: 34, loud: 1 });
    hiss(a, o, { for: 0.5, from: 420, to: 120, loud: 0.9 });
    for (let i = 0; i < 6; i++) hiss(a, o, { at: 0.45 + i * 0.09, for: 0.08, from: 4200 - i * 400, loud: 0.25 });
  },
  // three knocks, then a bell
  knock: (a, o) => {
    for (let i = 0; i < 3; i++) tone(a, o, { at: i * 0.28, for: 0.09, from: 190, to: 110, loud: 0.9, rise: 0.003 });
    tone(a, o, { at: 0.84, for: 0.7, from: 1046.5, loud: 0.4, rise: 0.004 });
  },
  talk: (a, o) => tone(a, o, { for: 0.09, from: 520, to: 620, loud: 0.4 }),
  win: (a, o) => {
    tone(a, o, { for: 0.2, from: 392, loud: 0.6 });
    tone(a, o, { at: 0.18, for: 0.45, from: 523.3, loud: 0.7 });
  },
  loss: (a, o) => {
    tone(a, o, { for: 0.2, from: 392, loud: 0.6 });
    tone(a, o, { at: 0.18, for: 0.45, from: 311.1, loud: 0.6 });
  },
};

export function play(sound: Sound): void {
  const volume = settings.volumes[KIND[sound]];
  if (!settings.sound || volume <= 0) return;
  const audio = ready();
  if (!audio) return;
  const out = audio.createGain();
  out.gain.value = PEAK * volume;
  out.connect(audio.destination);
  SOUNDS[sound](audio, out);
}
