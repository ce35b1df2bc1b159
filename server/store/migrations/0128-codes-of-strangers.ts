/** Codes that somebody met who was not signed in are counted apart: anybody can send them. */
export const up = `
  alter table code_counts add column signed_in boolean not null default true;
  alter table code_counts drop constraint code_counts_pkey;
  alter table code_counts add primary key (day, code, screen, language, signed_in);
`;
