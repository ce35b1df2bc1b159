import type { BookingId } from "../../../src/domain/trainings/training.ts";
import type { Account } from "../../accounts/account.ts";
import type { CertificatePaper } from "../../documents/certificate.ts";
import type { Sql } from "../../store/sql.ts";
import { trainingColumns, trainingOf, type TrainingRow } from "./training-row.ts";

/** What the certificate of a booking of the company shows; undefined unless staff marked the person as present. */
export const readCertificate = async (
  sql: Sql,
  account: Account,
  id: BookingId,
): Promise<CertificatePaper | undefined> => {
  const [row] = await sql<TrainingRow & { readonly participant: string; readonly company: string }>`
    select a.first_name || ' ' || a.last_name as participant, c.name as company, ${trainingColumns(sql)}
    from training_bookings b join training_dates t on t.id = b.training_id join accounts a on a.id = b.participant_id join companies c on c.id = b.company_id
    where b.id = ${id} and b.company_id = ${account.companyId} and b.status = 'present'`;
  if (row === undefined) return undefined;
  const { id: training, title, startsAt, endsAt, timeZone, place } = trainingOf(row);
  return {
    participant: row.participant,
    company: row.company,
    training,
    title,
    startsAt,
    endsAt,
    timeZone,
    place,
  };
};
