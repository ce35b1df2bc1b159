/** How often the settings of a product were saved. Employees have the version of their account. */
export const up = `
  alter table products add column version integer not null default 1;
`;
