import { afterEach } from "vitest";
import { untaken } from "./untaken-actions.ts";

// Runs for each test file of views: what a person does is taken by its machine, in whatever state that is. A control
// whose action would not be taken is disabled, and says so.

afterEach(() => {
  const found = untaken.splice(0);
  if (found.length > 0) throw new Error(`No state has taken: ${found.join("; ")}`);
});
