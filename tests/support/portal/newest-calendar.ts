/** A calendar that keeps, of each UID, what came with the highest SEQUENCE, as calendars do (RFC 5546, 2.1.5). */
export const createNewestCalendar = () => {
  const held = new Map<string, { readonly sequence: number; readonly lines: readonly string[] }>();
  const valueOf = (lines: readonly string[], name: string): string => {
    const line = lines.find((entry) => entry.startsWith(`${name}:`));
    if (line === undefined) throw new TypeError(`the file has no ${name}`);
    return line.slice(name.length + 1);
  };
  return {
    /** Takes a file over, unless what is held of its UID has the same or a higher SEQUENCE. */
    take: (file: string): void => {
      const lines = file.replaceAll("\r\n ", "").split("\r\n");
      const [uid, sequence] = [valueOf(lines, "UID"), Number(valueOf(lines, "SEQUENCE"))];
      if (sequence > (held.get(uid)?.sequence ?? -1)) held.set(uid, { sequence, lines });
    },
    /** The titles of the events that are not cancelled. */
    titles: (): readonly string[] =>
      [...held.values()].flatMap(({ lines }) =>
        valueOf(lines, "STATUS") === "CANCELLED" ? [] : [valueOf(lines, "SUMMARY")],
      ),
  };
};
