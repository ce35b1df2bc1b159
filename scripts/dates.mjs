// npm run test:dates: the tests at moments of the calendar at which code that deals with days may be wrong: machines,
// units and screens at each moment, of the tests of the API and of the browser another part at each.
// `TEST_NOW=2028-02-29T12:00:00Z TZ=Pacific/Apia npm run test:dates` runs all of them at one moment.
import { clockAt, momentsAfter } from "./lib/moments.mjs";
import { run } from "./lib/run.mjs";

const { TEST_NOW, TZ = "UTC" } = process.env;
const moments = TEST_NOW === undefined ? momentsAfter(new Date()) : [{ at: TEST_NOW, zone: TZ }];

const failed = [];
for (const [place, moment] of moments.entries()) {
  const part = `--shard=${place + 1}/${moments.length}`;
  const runs = [
    ["vitest", "run", "--project=machines", "--project=unit", "--project=ui"],
    ["vitest", "run", "--project=api", "--tags-filter=not long", part],
    ["playwright", "test", "--project=e2e", "--reporter=list", part],
  ];
  for (const [command, ...args] of runs) {
    console.log(`\n${moment.at} in ${moment.zone}: ${command} ${args.join(" ")}`);
    const { code } = await run(command, args, { env: clockAt(moment) });
    if (code !== 0) failed.push(`TEST_NOW=${moment.at} TZ=${moment.zone}: ${command} ${args.join(" ")}`);
  }
}
for (const line of failed) console.log(`Failed: ${line}`);
process.exit(failed.length === 0 ? 0 : 1);
