/**
 * A banner is one row with its texts by language, as all content that people keep. Rows of the same place and audience were one banner in
 * several languages; `int` is the text of those that are missing.
 */
export const up = `
  alter table banners rename to banners_by_catalogue;
  alter table banners_by_catalogue rename constraint banners_pkey to banners_by_catalogue_pkey;
  create table banners (
    id text collate "C" primary key,
    position integer not null,
    audience text[] not null,
    texts jsonb not null
  );
  insert into banners (id, position, audience, texts)
  select 'banner-' || row_number() over (order by position, audience), position, audience,
    jsonb_build_object('int', (jsonb_agg(text order by catalogue))->0) || jsonb_object_agg(catalogue, text)
  from (select position, audience, catalogue, jsonb_build_object('title', title, 'text', body, 'href', href) as text
    from banners_by_catalogue) as texts
  group by position, audience;
  drop table banners_by_catalogue;
`;
