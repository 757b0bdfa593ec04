// Written by scripts/generate_types.py from the Python records. Do not edit.

import type * as types from "./types.gen";

/** The value of yellow wires. */
export const YELLOW: number = 13;

/** The value of red wires. */
export const RED: number = 14;

/** Blue numbers go from 1 to this. */
export const NUMBERS: number = 12;

/** Wires of every blue number. */
export const COPIES: number = 4;

/** What is printed on a wire, by its key, and the value that it counts as. */
export const WIRES: Record<number, { printed: number; value: number }> = {"10": {"printed": 1.0, "value": 1}, "11": {"printed": 1.1, "value": 13}, "15": {"printed": 1.5, "value": 14}, "20": {"printed": 2.0, "value": 2}, "21": {"printed": 2.1, "value": 13}, "25": {"printed": 2.5, "value": 14}, "30": {"printed": 3.0, "value": 3}, "31": {"printed": 3.1, "value": 13}, "35": {"printed": 3.5, "value": 14}, "40": {"printed": 4.0, "value": 4}, "41": {"printed": 4.1, "value": 13}, "45": {"printed": 4.5, "value": 14}, "50": {"printed": 5.0, "value": 5}, "51": {"printed": 5.1, "value": 13}, "55": {"printed": 5.5, "value": 14}, "60": {"printed": 6.0, "value": 6}, "61": {"printed": 6.1, "value": 13}, "65": {"printed": 6.5, "value": 14}, "70": {"printed": 7.0, "value": 7}, "71": {"printed": 7.1, "value": 13}, "75": {"printed": 7.5, "value": 14}, "80": {"printed": 8.0, "value": 8}, "81": {"printed": 8.1, "value": 13}, "85": {"printed": 8.5, "value": 14}, "90": {"printed": 9.0, "value": 9}, "91": {"printed": 9.1, "value": 13}, "95": {"printed": 9.5, "value": 14}, "100": {"printed": 10.0, "value": 10}, "101": {"printed": 10.1, "value": 13}, "105": {"printed": 10.5, "value": 14}, "110": {"printed": 11.0, "value": 11}, "111": {"printed": 11.1, "value": 13}, "115": {"printed": 11.5, "value": 14}, "120": {"printed": 12.0, "value": 12}, "121": {"printed": 12.1, "value": 13}, "125": {"printed": 12.5, "value": 14}};

/** The value whose wires unlock a card, and how many of them have to be cut. */
export const UNLOCKED_BY: Record<types.Card["name"], [number, number]> = {"unequal": [1, 2], "walkie": [2, 2], "triple": [3, 2], "post-it": [4, 2], "super": [5, 2], "rewinder": [6, 2], "batteries": [7, 2], "radar": [8, 2], "stabilizer": [9, 2], "ray": [10, 2], "mug": [11, 2], "equal": [12, 2], "false-bottom": [13, 2], "single": [2, 4], "drop": [3, 4], "fast-pass": [9, 4], "disintegrator": [10, 4], "hook": [11, 4]};
