// Command lines of the summary, to be copied.

const quoted = (word) =>
  /^[\w./:=%@,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Variables in front of a command. */
export const withEnvironment = (env, command) =>
  [...Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`), command].join(" ");

/** A command as a person types it. */
export const typed = (command, args) =>
  [...(command === process.execPath ? ["node"] : ["npx", command]), ...args.map(quoted)].join(" ");

/** A pattern that matches a text alone. */
export const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
