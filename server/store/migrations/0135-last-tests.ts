/**
 * The last connection test of a product, and since when its tests have ended so, beside the product: lists are narrowed and sorted by it. A port that was
 * found open has a number, and a test that has connected an address: of products whose address was never kept, the tests stay in their history alone.
 */
export const up = `
  alter table products add column tested_at timestamptz, add column tested_since timestamptz, add column tested_code text,
    add column tested_detail text, add column tested_until timestamptz;

  update products p set tested_at = l.tested_at, tested_code = l.code, tested_detail = l.detail, tested_until = l.until,
    tested_since = (select min(r.tested_at) from remote_connect_results r where r.serial = p.serial and r.tested_at > coalesce(
      (select max(o.tested_at) from remote_connect_results o
        where o.serial = p.serial and (o.code in ('200', '462')) <> (l.code in ('200', '462'))), '-infinity'))
  from (select distinct on (serial) * from remote_connect_results order by serial, tested_at desc, id desc) l
  where l.serial = p.serial and p.ipv4 is not null;

  update products set http_open = null where http_port is null or tested_at is null;
  update products set https_open = null where https_port is null or tested_at is null;
  update products set last_port_check_at = null where http_open is null and https_open is null;
`;
