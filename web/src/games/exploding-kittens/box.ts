import type { Box } from "../registry";
import "./stock.css";
import art from "./box.svg?raw";

export const box: Box = {
  name: "exploding-kittens",
  stock: "ek",
  drawing: "kitten",
  art,
  minutes: 15,
  order: 2,
};
