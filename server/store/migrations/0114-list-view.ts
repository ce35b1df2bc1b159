/** How a person wants to see tables; null without a choice. */
export const up = `
  alter table accounts add column list_view jsonb;
`;
