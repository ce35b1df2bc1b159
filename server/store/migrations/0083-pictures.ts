/** Pictures that partners upload, and what names them: a picture is kept as long as something does. */
export const up = `
  create table pictures (
    id text primary key references files (id),
    company_id text not null references companies (id),
    purpose text not null,
    width integer not null,
    height integer not null,
    named_at timestamptz not null
  );
  create index pictures_by_naming on pictures (named_at);
  create table picture_uses (
    purpose text not null,
    owner text not null,
    picture_id text not null references pictures (id),
    crop text not null,
    published boolean not null,
    primary key (purpose, owner, picture_id, crop)
  );
  create index picture_uses_of_picture on picture_uses (picture_id);
`;
