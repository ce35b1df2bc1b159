/**
 * Reference projects: their content as JSON, beside it what lists sort and find by. `revision` counts the saves. A deleted one keeps its row
 * without content, so that a public address that was once given out says that it is gone; `published_at` tells whether there was one.
 */
export const up = `
  create sequence reference_number;
  create table reference_projects (
    id text collate "C" primary key,
    company_id text not null references companies (id),
    status text not null check (status in ('draft', 'pending', 'notApproved', 'approved', 'withdrawn', 'deleted')),
    revision integer not null default 0,
    content jsonb not null,
    title text not null,
    title_key text collate "C" not null,
    type text not null,
    areas text[] not null,
    search_text text collate "C" not null,
    created_by_id text references accounts (id) on delete set null,
    created_by text not null,
    created_at timestamptz not null,
    submitted_by_id text references accounts (id) on delete set null,
    submitted_at timestamptz,
    decided_by text,
    decided_at timestamptz,
    reason text not null default '',
    comments jsonb not null default '{}',
    published_at timestamptz
  );
  create index reference_projects_of on reference_projects (company_id, created_at desc);
  create index reference_projects_waiting on reference_projects (submitted_at) where status = 'pending';
  create index reference_projects_search on reference_projects using gin (search_text gin_trgm_ops);
  create index reference_projects_by_number on reference_projects (number_key(id) collate "C");
  create index reference_projects_by_number_end on reference_projects (reverse(number_key(id)) collate "C");
  create trigger reference_projects_words after insert on reference_projects referencing new table as new_rows
    for each statement execute function keep_company_words();
  create trigger reference_projects_words_changed after update on reference_projects referencing new table as new_rows
    for each statement execute function keep_company_words();
  create index reference_projects_public on reference_projects (published_at desc, id) where status = 'approved';
`;
