import type { Box } from "../registry";
import "./stock.css";
import art from "./box.svg?raw";

export const box: Box = {
  name: "scape-goat",
  stock: "sg",
  drawing: "goat-o",
  art,
  minutes: 30,
  order: 3,
};
