/** Campus packages with their pictures, kept by people (`npm run content`), and the numbers of their orders. */
export const up = `
  create table campus_packages (
    id text primary key,
    position integer not null,
    article_number text not null,
    texts jsonb not null,
    contents jsonb not null,
    prices jsonb not null,
    picture text not null
  );
  create sequence campus_order_number;
`;
