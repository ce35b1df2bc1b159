import * as Schema from "effect/Schema";
import { TradeLicenceToken, UNUSED_LICENCE_HOURS } from "../../../src/domain/sign-up/sign-up.ts";
import { hashSecret, newSecret } from "../../accounts/secret.ts";
import { keepFiles } from "../../files/kept-files.ts";
import type { FileStore, UploadedFile } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";

const keepFor = UNUSED_LICENCE_HOURS * 60 * 60 * 1000;

const toToken = Schema.decodeSync(TradeLicenceToken);

/** Stores a trade licence until its account is created. */
export const keepLicence = async (
  sql: Sql,
  fileStore: FileStore,
  file: UploadedFile,
  now: Date,
): Promise<TradeLicenceToken> => {
  const token = newSecret();
  const [fileId = ""] = await keepFiles(sql, fileStore, [file], null, now);
  await sql`insert into trade_licences (token_hash, file_id, created_at) values (${hashSecret(token)}, ${fileId}, ${now})`;
  return toToken(token);
};

/** The file of a licence without an account; undefined if it does not exist or has expired. */
export const findLicence = async (sql: Sql, token: TradeLicenceToken): Promise<string | undefined> => {
  const [row] = await sql<{
    file_id: string;
  }>`select file_id from trade_licences where token_hash = ${hashSecret(token)} and company_id is null for update`;
  return row?.file_id;
};

/** Assigns a licence and its file to the new company. */
export const claimLicence = async (sql: Sql, token: TradeLicenceToken, companyId: string): Promise<void> => {
  await sql`
    with claimed as (update trade_licences set company_id = ${companyId} where token_hash = ${hashSecret(token)} returning file_id)
    update files set owner_company_id = ${companyId} where id in (select file_id from claimed)`;
};

/** Deletes licences without an account, and returns the ids of their files. */
export const purgeLicences = async (sql: Sql, now: Date): Promise<readonly string[]> => {
  const gone = await sql<{ id: string }>`
    with expired as (
      delete from trade_licences where company_id is null and created_at < ${new Date(now.getTime() - keepFor)} returning file_id
    )
    delete from files where id in (select file_id from expired) returning id`;
  return gone.map(({ id }) => id);
};
