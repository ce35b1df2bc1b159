import { cropFits } from "../../src/domain/pictures/crop.ts";
import { cropText } from "../../src/domain/pictures/picture-address.ts";
import type { PicturePurpose } from "../../src/domain/pictures/picture-purpose.ts";
import type { Picture, PictureId } from "../../src/domain/pictures/picture.ts";
import type { Sql } from "../store/sql.ts";

/** Who names pictures: a draft, a version or a reference of a company. */
export interface PictureOwner {
  readonly companyId: string;
  readonly purpose: PicturePurpose;
  /** A key within the purpose, such as `draft:<company>` or `reference:<id>`. */
  readonly owner: string;
  /** True if everybody may see what it names. */
  readonly published: boolean;
}

type Named = Pick<Picture, "id" | "width" | "height" | "crop">;

/**
 * Says which pictures an owner names from now on, in the place of those that it named before; none once it is deleted. Names nothing, and returns the
 * first picture's id, where one is unknown, of another company, or not as it is kept. Part of the transaction that saves the owner.
 */
export const namePictures = async (
  sql: Sql,
  { companyId, purpose, owner, published }: PictureOwner,
  pictures: readonly Named[],
  now: Date,
): Promise<PictureId | undefined> => {
  const ids = pictures.map(({ id }) => id);
  // The sweep looks at the time again once this is committed, and leaves alone what is named meanwhile. Always in the same order, so that two
  // owners that name the same pictures do not wait for each other.
  const kept = await sql<{ id: string; width: number; height: number }>`
    select id, width, height from pictures where id = any (${ids}) and company_id = ${companyId} order by id for update`;
  const known = new Map(kept.map((row) => [row.id, row]));
  const wrong = pictures.find(({ id, width, height, crop }) => {
    const size = known.get(id);
    return size?.width !== width || size.height !== height || (crop !== undefined && !cropFits(crop, size));
  });
  if (wrong !== undefined) return wrong.id;
  await sql`
    update pictures set named_at = ${now} where id = any (${ids})
      or id in (select picture_id from picture_uses where purpose = ${purpose} and owner = ${owner})`;
  await sql`delete from picture_uses where purpose = ${purpose} and owner = ${owner}`;
  for (const { id, crop } of pictures)
    await sql`
      insert into picture_uses (purpose, owner, picture_id, crop, published)
      values (${purpose}, ${owner}, ${id}, ${cropText(crop)}, ${published}) on conflict do nothing`;
  return undefined;
};
