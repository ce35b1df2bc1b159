/** How often people met an error code: counters without account, device or address. */
export const up = `
  create table code_counts (
    day date not null,
    code text collate "C" not null,
    screen text collate "C" not null,
    language text collate "C" not null,
    count integer not null check (count > 0),
    primary key (day, code, screen, language)
  );
`;
