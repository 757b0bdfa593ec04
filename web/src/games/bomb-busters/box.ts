import type { Box } from "../registry";
import "./stock.css";
import art from "./box.svg?raw";

export const box: Box = {
  name: "bomb-busters",
  stock: "bb",
  drawing: "bombbox",
  art,
  minutes: 30,
  order: 1,
  goal: "mission",
};
