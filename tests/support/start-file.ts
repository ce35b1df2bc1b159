import { expect } from "vitest";
import "./due-work.ts";
import { isShuffled, startShuffle } from "./shuffle.ts";

// Runs for each test file.
if (isShuffled) startShuffle(expect.getState().testPath ?? "");
