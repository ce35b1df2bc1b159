/**
 * The website of a partner company: its draft, the versions that were published, which of them visitors see, and the slugs of its address. A slug
 * that was replaced leads to the current one; it stays the company's own, so that nobody else gets its visitors. Each save, publication and going offline
 * changes the row of `websites`, of which the company's open editors hear.
 */
export const up = `
  create table websites (
    company_id text primary key references companies (id),
    draft jsonb not null,
    revision integer not null,
    changed_at timestamptz not null,
    changed_by text not null,
    last_version integer not null default 0,
    live_version integer
  );

  create table website_versions (
    company_id text not null references websites (company_id),
    version integer not null,
    website jsonb not null,
    revision integer not null,
    published_at timestamptz not null,
    published_by text not null,
    primary key (company_id, version)
  );

  create table website_slugs (
    slug text collate "C" primary key,
    company_id text not null references websites (company_id),
    is_current boolean not null,
    since timestamptz not null
  );
  create unique index website_slugs_current on website_slugs (company_id) where is_current;
  create index website_slugs_of on website_slugs (company_id, since);

  create trigger live_websites_added after insert on websites referencing new table as changed_rows
    for each statement execute function note_change('website', 'company');
  create trigger live_websites_changed after update on websites referencing new table as changed_rows
    for each statement execute function note_change('website', 'company');
`;
