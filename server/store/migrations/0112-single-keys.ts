/** Whether the portal's keys of one character are on for an account; without a choice they are. */
export const up = `
  alter table accounts add column single_keys boolean;
`;
