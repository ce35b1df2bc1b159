// What `npm test` prints at its end.

const SLOWEST = 10;

const rounded = (seconds) => `${seconds.toFixed(0)} s`;

/** A step that has ended. */
export const stepLine = ({ name, time, seconds, passed, failures }) =>
  [
    `${name}: ${rounded(time)}`,
    ...(seconds === undefined ? [] : [`${rounded(seconds)} of processor time`]),
    `${passed} passed`,
    `${failures.length} failed`,
  ].join(", ");

const slowest = ({ name, files }) =>
  files.length === 0
    ? []
    : [
        `Slowest files of ${name}:`,
        ...files
          .toSorted((a, b) => b.seconds - a.seconds)
          .slice(0, SLOWEST)
          .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
      ];

const failed = (results) => {
  const lines = results.flatMap(({ name: step, failures }) =>
    failures.flatMap(({ name, again }) => [`  ${step}${name === "" ? "" : `: ${name}`}`, `    ${again}`]),
  );
  return lines.length === 0 ? [] : ["Failed, each with the command that runs it again:", ...lines];
};

/** `results` in the order in which the steps have ended; `time` and `seconds` are of the clock and of the processor. */
export const summaryOf = (results, time) => {
  const sum = (of) => results.reduce((all, result) => all + of(result), 0);
  return [
    ...results.flatMap(slowest),
    ...results.map(stepLine),
    `All together: ${rounded(time)}`,
    ...failed(results),
    `${sum(({ passed }) => passed)} passed, ${sum(({ failures }) => failures.length)} failed`,
  ];
};
