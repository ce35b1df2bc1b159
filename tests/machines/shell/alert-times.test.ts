import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ALERT_SHOWN } from "../../../src/machines/shell/alert.machine.ts";
import { RECOVERY_SHOWN } from "../../../src/machines/shell/endpoint-health.machine.ts";

it("an alert that hides itself is shown for 3000 ms, and the message of the recovery alone for 6000 ms (shell §9)", () => {
  expect([ALERT_SHOWN, RECOVERY_SHOWN]).toEqual([3000, 6000]);
  const durations = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /^(app|machines|ui)\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, "utf8").matchAll(/\bhideAfter: (\w+)\s*[,}]/g)].map(
        ([, duration]) => `${file}: ${duration}`,
      ),
    );
  expect(durations.toSorted()).toEqual([
    "machines/kit/file-upload.machine.ts: ALERT_SHOWN",
    "machines/shell/endpoint-health.machine.ts: RECOVERY_SHOWN",
  ]);
});
