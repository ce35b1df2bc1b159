import * as Schema from "effect/Schema";
import { TrainingDate, type TrainingPlace } from "../../../src/domain/trainings/training-date.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";

/** The stored date of a training, as its readers select it. */
export interface TrainingRow {
  readonly training_id: string;
  readonly title: string;
  readonly type: string;
  readonly language: string;
  readonly online: boolean;
  readonly place_name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
  /** How often what a calendar shows of it has changed. */
  readonly revision: number;
}

/** The columns of a `TrainingRow`, of `training_dates t`. */
export const trainingColumns = (sql: Sql): SqlPart => sql.part`
  t.id as training_id, t.title, t.type, t.language, t.online, t.place_name, t.street, t.zip, t.city, t.country, t.starts_at, t.ends_at, t.time_zone, t.revision`;

const toTraining = Schema.decodeUnknownSync(TrainingDate);

const placeOf = ({ online, place_name: name, street, zip, city, country }: TrainingRow): TrainingPlace =>
  online ? { _tag: "Online" } : { _tag: "OnSite", name, street, zip, city, country };

/** The date of a training as the domain has it. */
export const trainingOf = (row: TrainingRow): TrainingDate =>
  toTraining({
    id: row.training_id,
    title: row.title,
    type: row.type,
    language: row.language,
    place: placeOf(row),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
  });
