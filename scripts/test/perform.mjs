import { stepLine } from "./summary.mjs";

const secondsSince = (start) => (Date.now() - start) / 1000;

/** A step that runs in parallel with another prints its output when it ends, so that outputs are not mixed. */
const perform = async ([name, step], quiet) => {
  if (quiet) console.log(`${name} begins.`);
  const start = Date.now();
  const { output, ...ended } = await step({ quiet });
  const result = { name, time: secondsSince(start), ...ended };
  if (quiet) console.log(`${output ?? ""}\n${stepLine(result)}`);
  return result;
};

/** Performs phases one after the other, and the lists of a phase in parallel. */
export const performAll = async (phases) => {
  const begun = Date.now();
  const results = [];
  for (const lists of phases)
    await Promise.all(
      lists.map(async (list) => {
        for (const step of list) results.push(await perform(step, lists.length > 1));
      }),
    );
  return { results, time: secondsSince(begun) };
};
