import * as Schema from "effect/Schema";
import { licenceReviewList } from "../../../src/domain/licence-review/licence-review.lists.ts";
import type { Page, ListRequestOf } from "../../../src/domain/kit/list.ts";
import { PartnerApplication } from "../../../src/domain/licence-review/application.ts";
import {
  LicenceReview,
  reviewStatuses,
  type LicenceReviewId,
} from "../../../src/domain/licence-review/licence-review.ts";
import { isPicture, type FileKind } from "../../../src/domain/kit/upload.ts";
import type { StoredFile } from "../../files/stored-file.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { listConditions } from "../kit/list-conditions.ts";
import { orderOf, readPage } from "../kit/paging.ts";
import { byDisplayName, sortKey, type Reader } from "../kit/reader-order.ts";
import { countryCodes } from "../sign-up/country-codes.ts";

type ReviewListRequest = ListRequestOf<typeof licenceReviewList>;

interface Row {
  readonly id: string;
  readonly account_type: string;
  readonly company_name: string;
  readonly country: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly vat_id: string;
  readonly vat_verdict: string | null;
  readonly contact_types: readonly string[];
  readonly business_fields: readonly string[];
  readonly submitted_at: Date;
  readonly file_name: string;
  readonly file_kind: FileKind;
  readonly file_size: number;
  readonly status: string;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: string;
}

const toReview = Schema.decodeUnknownSync(LicenceReview);

const reviewOf = (row: Row): LicenceReview =>
  toReview({
    id: row.id,
    accountType: row.account_type,
    companyName: row.company_name,
    country: row.country,
    contact: row.contact,
    email: row.email,
    phone: row.phone,
    vatId: row.vat_id,
    vatVerdict: row.vat_verdict,
    contactTypes: row.contact_types,
    businessFields: row.business_fields,
    submittedAt: row.submitted_at.toISOString(),
    file: { name: row.file_name, size: row.file_size, picture: isPicture(row.file_kind) },
    status: row.status,
    decision:
      row.decided_at === null
        ? null
        : { at: row.decided_at.toISOString(), by: row.decided_by ?? "", reason: row.reason },
  });

const rowsWhere = (sql: Sql, condition: SqlPart): SqlPart => sql.part`
  select r.id, c.account_type, c.name as company_name, c.country, a.first_name || ' ' || a.last_name as contact, a.email, a.phone, c.vat_id, c.vat_verdict, c.contact_types, c.business_fields,
    r.search_text, r.submitted_at, f.name as file_name, f.kind as file_kind, f.size as file_size, r.status, r.decided_at, r.decided_by, r.reason
  from licence_reviews r join companies c on c.id = r.company_id join accounts a on a.id = r.account_id join files f on f.id = r.file_id where ${condition}`;

/** One page of the trade licences, longest waiting first. */
export const listReviews = (
  sql: Sql,
  reader: Reader,
  request: ReviewListRequest,
): Promise<Page<LicenceReview>> =>
  readPage(
    sql,
    {
      table: sql.part`listed`,
      from: sql.part`(${rowsWhere(sql, sql.part`true`)})`,
      columns: sql.part`*`,
      found: sql.part`true ${listConditions(sql, request.filter ?? {}, { moment: sql.part`submitted_at` })}`,
      order: orderOf(sql, licenceReviewList, request.sort, {
        submittedAt: sql.part`submitted_at`,
        // What needs no decision was settled when it came.
        decidedAt: sql.part`coalesce(decided_at, submitted_at)`,
        companyName: sortKey(sql, reader, sql.part`company_name`),
        country: sql.part`array_position(${byDisplayName(reader, "region", countryCodes)}::text[], country)`,
        status: sql.part`array_position(${reviewStatuses}::text[], status)`,
      }),
      itemOf: reviewOf,
    },
    request,
  );

/** One trade licence. */
export const readReview = async (sql: Sql, id: LicenceReviewId): Promise<LicenceReview | undefined> => {
  const [row] = await sql<Row>`${rowsWhere(sql, sql.part`r.id = ${id}`)}`;
  return row === undefined ? undefined : reviewOf(row);
};

/** The file of a trade licence. */
export const readLicenceFile = async (sql: Sql, id: LicenceReviewId): Promise<StoredFile | undefined> => {
  const [file] = await sql<StoredFile>`
    select f.id, f.name, f.kind, f.size, f.sha256 from licence_reviews r join files f on f.id = r.file_id where r.id = ${id}`;
  return file;
};

interface OwnLicence extends StoredFile {
  readonly submitted_at: Date;
  readonly status: string;
  readonly decided_at: Date | null;
  readonly reason: string;
}

/** A company's own trade licence: the last one that it sent. */
export const readOwnLicence = async (sql: Sql, companyId: string): Promise<OwnLicence | undefined> => {
  const [licence] = await sql<OwnLicence>`
    select f.id, f.name, f.kind, f.size, f.sha256, r.submitted_at, r.status, r.decided_at, r.reason from licence_reviews r join files f on f.id = r.file_id
    where r.company_id = ${companyId} order by r.submitted_at desc, r.id desc limit 1`;
  return licence;
};

/** What the company reads of its application for partnership. */
export const applicationOf = ({
  submitted_at: submittedAt,
  status,
  decided_at: at,
  reason,
}: OwnLicence): PartnerApplication => ({
  submittedAt,
  declined: status === "declined" && at !== null ? { at, reason } : null,
});

const encodeApplication = Schema.encodeSync(PartnerApplication);

/** What the company's settings say about it, to be decoded by their schema. */
export const ownLicenceOf = (licence: OwnLicence) => ({
  ...encodeApplication(applicationOf(licence)),
  file: { name: licence.name, size: licence.size, picture: isPicture(licence.kind) },
  status: licence.status,
});
