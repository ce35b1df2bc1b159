import { mayWorkWith, type PicturePurpose } from "../../src/domain/pictures/picture-purpose.ts";
import { UNUSED_PICTURE_HOURS, type AddedPicture } from "../../src/domain/pictures/picture.ts";
import type { Account } from "../accounts/account.ts";
import type { StoredFile } from "../files/stored-file.ts";
import { mayBePublic, publicCompanyColumns, type PublicCompanyRow } from "../accounts/public-company.ts";
import type { Sql } from "../store/sql.ts";

const keepFor = UNUSED_PICTURE_HOURS * 60 * 60 * 1000;

/** A picture as it is kept. */
export interface KeptPicture extends Pick<StoredFile, "id" | "size" | "sha256"> {
  readonly width: number;
  readonly height: number;
}

export const insertPicture = async (
  sql: Sql,
  { id, width, height }: { readonly id: string; readonly width: number; readonly height: number },
  { companyId, purpose }: { readonly companyId: string; readonly purpose: PicturePurpose },
  now: Date,
): Promise<void> => {
  await sql`
    insert into pictures (id, company_id, purpose, width, height, named_at)
    values (${id}, ${companyId}, ${purpose}, ${width}, ${height}, ${now})`;
};

interface FoundPicture extends KeptPicture {
  readonly company_id: string;
  readonly purposes: readonly PicturePurpose[];
}

/** The picture, if the account may see it: that of its own company, with the right for what it was uploaded or is named for; staff see all. */
export const readPicture = async (
  sql: Sql,
  account: Account,
  id: AddedPicture["id"],
): Promise<KeptPicture | undefined> => {
  const [found] = await sql<FoundPicture>`
    select p.id, p.width, p.height, p.company_id, f.size, f.sha256,
      array(select p.purpose union select u.purpose from picture_uses u where u.picture_id = p.id) as purposes
    from pictures p join files f on f.id = p.id where p.id = ${id}`;
  if (found === undefined) return undefined;
  const isOwn =
    found.company_id === account.companyId && found.purposes.some((purpose) => mayWorkWith(purpose, account));
  return isOwn || account.groups.includes("ma") ? found : undefined;
};

/** The picture, if something published shows exactly this part of it, and its company's pages are shown. */
export const readPublished = async (
  sql: Sql,
  id: AddedPicture["id"],
  crop: string,
): Promise<KeptPicture | undefined> => {
  const [found] = await sql<KeptPicture & PublicCompanyRow>`
    select p.id, p.width, p.height, f.size, f.sha256, ${publicCompanyColumns(sql)}
    from pictures p join files f on f.id = p.id join companies c on c.id = p.company_id
    where p.id = ${id} and exists (select from picture_uses u where u.picture_id = p.id and u.crop = ${crop} and u.published)`;
  return found === undefined || !mayBePublic(found) ? undefined : found;
};

/** Deletes the pictures that nothing has named for two days, and returns the ids of their files. */
export const purgePictures = async (sql: Sql, now: Date): Promise<readonly string[]> => {
  const gone = await sql<{ id: string }>`
    delete from pictures p where p.named_at < ${new Date(now.getTime() - keepFor)}
      and not exists (select from picture_uses u where u.picture_id = p.id) returning id`;
  const ids = gone.map(({ id }) => id);
  await sql`delete from files where id = any (${ids})`;
  return ids;
};
