/**
 * The manufacturer's articles: whether the shop still sells them, and what customs ask of them. Articles that were ordered before are
 * known by number and name; what customs ask is null until it is known.
 */
export const up = `
  create table articles (
    number text collate "C" primary key,
    name text not null,
    discontinued boolean not null default false,
    commodity_code text,
    country_of_origin text,
    net_mass_g integer check (net_mass_g > 0)
  );
  insert into articles (number, name) select article_number, min(name) from order_items group by article_number;
  create index deliveries_by_date on order_papers (dated, number) where kind = 'delivery';
`;
