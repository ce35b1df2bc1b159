/** Links by which a browser loads a file: what the link stands for, and for which session. The link itself is not stored. */
export const up = `
  create table download_links (
    id text primary key,
    session_hash text not null,
    call text not null,
    fields jsonb not null,
    expires_at timestamptz not null,
    begun_at timestamptz
  );
  create index download_links_by_expiry on download_links (expires_at);
`;
