// `npm run test:dates`: the tests at moments of the calendar at which code that deals with days may be wrong: machines,
// units and views at each moment, of the tests of the API and of the browser another part at each.
// `TEST_NOW=2028-02-29T12:00:00Z TZ=Pacific/Apia npm run test:dates` runs all of them at one moment.
import { clockAt, momentsAfter } from "../lib/moments.mjs";
import { playwright, vitest } from "./runners.mjs";

const { TEST_NOW, TZ = "UTC" } = process.env;
const moments = TEST_NOW === undefined ? momentsAfter(new Date()) : [{ at: TEST_NOW, zone: TZ }];

/** The clock is set when the step begins. */
const at = (moment, stepWith) => (options) => stepWith(clockAt(moment))(options);

/** The steps by their names; `api` is how the API's tests are run on any day. */
export const dateSteps = (api) =>
  Object.fromEntries(
    moments.flatMap((moment, place) => {
      const only = [`--shard=${place + 1}/${moments.length}`];
      const name = `${moment.at} in ${moment.zone}`;
      return [
        [`${name}, machines and views`, at(moment, (env) => vitest(["machines", "unit", "ui"], { env }))],
        [`${name}, API`, at(moment, (env) => vitest(["api"], { ...api, only, env }))],
        [`${name}, browser`, at(moment, (env) => playwright("e2e", { only, env }))],
      ];
    }),
  );
