import * as Equal from "effect/Equal";
import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { Article } from "../../../src/domain/kit/article.ts";
import { wrongFields } from "../../../src/domain/references/reference-form.ts";
import {
  next,
  type ReferenceActor,
  type ReferenceMove,
} from "../../../src/domain/references/reference-life.ts";
import {
  applicationAreas,
  emptyReference,
  type Reference,
  type ReferenceComments,
  type ReferenceContent,
} from "../../../src/domain/references/reference.ts";
import { type ReferenceId } from "../../../src/domain/references/reference-id.ts";
import { decisionProblem } from "../../../src/domain/references/reference-review.ts";
import { publicReferencePath } from "../../../src/domain/references/public-path.ts";
import { referencePath } from "../../../src/domain/shell/routes.ts";
import type { Account } from "../../accounts/account.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import { notFound, refused, type HandlerContext, type Handlers } from "../../http/handler.ts";
import { noteEvent } from "../../notifications/notification-events.ts";
import { writeLetter } from "../../mail/letters.ts";
import { namePictures } from "../../pictures/picture-uses.ts";
import type { Sql } from "../../store/sql.ts";
import { fold } from "../kit/fold.ts";
import { compareNames } from "../kit/reader-order.ts";
import { isStaff } from "../tickets/ticket-access.ts";
import { publicLanguageOf } from "../../../src/domain/shell/public-language.ts";
import { listPublished, readPublished } from "./published-references.ts";
import {
  contentOf,
  insertReference,
  listReferences,
  listReviews,
  lockReference,
  readReference,
  referenceOf,
  rereadReference,
  saveContent,
  type ReferenceRow,
} from "./reference.sql.ts";

/** Reference projects that an account may begin within 15 minutes: more are a script's. */
const BEGUN = 200;
/** Moves that one account may make within 15 minutes: a decision is announced in a letter. */
const MOVED = 400;

/** How many articles a search finds at most. */
const FOUND_ARTICLES = 10;

const actorOf = (account: Account): ReferenceActor => (isStaff(account) ? "staff" : "company");

const answer = async (sql: Sql, account: Account, id: ReferenceId): Promise<Reference | typeof notFound> => {
  const row = await readReference(sql, account, id);
  return row === undefined ? notFound : referenceOf(row);
};

interface Move {
  readonly action: ReferenceMove;
  readonly reason: string;
  readonly comments: ReferenceComments;
}

/** The articles with these numbers that the store knows. */
const articlesOf = (sql: Sql, { products }: ReferenceContent): Promise<readonly Article[]> =>
  sql<Article>`select number, name from articles where number = any(${products.map(({ number }) => number)}::text[])`;

/** True if every product is an article that the store knows. */
const knowsProducts = async (sql: Sql, content: ReferenceContent): Promise<boolean> =>
  (await articlesOf(sql, content)).length === content.products.length;

/** The content as it is kept: each product and area once, and an article by the store's own name, which visitors will read. */
const tidied = async (sql: Sql, content: ReferenceContent): Promise<ReferenceContent> => {
  const known = new Map((await articlesOf(sql, content)).map((article) => [article.number, article]));
  const products = new Map(
    content.products.map((product) => [product.number, known.get(product.number) ?? product]),
  );
  return {
    ...content,
    areas: applicationAreas.filter((area) => content.areas.includes(area)),
    products: [...products.values()],
  };
};

/** The field that keeps an action from being done: of the content, or of what staff have written. */
const wrongField = async (
  sql: Sql,
  row: ReferenceRow,
  { action, reason, comments }: Move,
): Promise<string | undefined> => {
  if (action === "approve" || action === "decline") return decisionProblem(action, reason, comments)?.field;
  if (action !== "submit") return undefined;
  const content = contentOf(row);
  const [wrong] = wrongFields(content);
  return wrong ?? ((await knowsProducts(sql, content)) ? undefined : "products");
};

/** Says which pictures a reference project has, and whether everybody may see them; the first that is not there. */
const nameAll = (
  sql: Sql,
  { id, company_id: companyId }: ReferenceRow,
  { pictures }: Pick<ReferenceContent, "pictures">,
  published: boolean,
  now: Date,
) =>
  namePictures(sql, { companyId, purpose: "references", owner: `reference:${id}`, published }, pictures, now);

/** Writes to whoever has submitted it what staff have decided; not to an account that was deleted or deactivated since. */
const tellSubmitter = async (
  { sql, mail, baseUrl }: HandlerContext,
  { id, title, submitted_by_id: submitter }: ReferenceRow,
  { action, reason }: Move,
): Promise<void> => {
  const to = submitter === null ? undefined : await findAddressee(sql, { id: submitter });
  if (to === undefined) return;
  const letter =
    action === "approve"
      ? writeLetter("referenceApproved", to, { title, link: `${baseUrl}${publicReferencePath(id)}` })
      : writeLetter("referenceDeclined", to, {
          title,
          reason: reason.trim(),
          link: `${baseUrl}${referencePath(id)}`,
        });
  await mail(letter);
};

/** Writes an action that is allowed; a decision is announced to whoever has submitted it, and an approval also to the colleagues who chose to be told. */
const write = async (
  context: HandlerContext,
  row: ReferenceRow,
  step: Move,
  status: string,
): Promise<void> => {
  const { sql, account, now } = context;
  const { action, reason, comments } = step;
  const { id } = row;
  const moment = now();
  await sql`update reference_projects set status = ${status} where id = ${id}`;
  if (action === "submit")
    await sql`update reference_projects set submitted_at = ${moment}, submitted_by_id = ${account.id}, comments = '{}' where id = ${id}`;
  if (action === "approve" || action === "decline") {
    await sql`
      update reference_projects set decided_at = ${moment}, decided_by = ${fullName(account.firstName, account.lastName)}, reason = ${reason.trim()},
        comments = ${sql.json(comments)} where id = ${id}`;
    await tellSubmitter(context, row, step);
  }
  if (action === "approve") {
    await sql`update reference_projects set published_at = ${moment} where id = ${id}`;
    await noteEvent(
      sql,
      {
        kind: "reference_online",
        key: `${id} ${moment.toISOString()}`,
        companyId: row.company_id,
        // Whoever has submitted it gets a letter of their own.
        causedBy: row.submitted_by_id ?? account.id,
        subject: id,
      },
      moment,
    );
  }
  if (action !== "submit" && action !== "decline")
    await nameAll(
      sql,
      row,
      action === "delete" ? emptyReference : contentOf(row),
      action === "approve",
      moment,
    );
  if (action === "delete")
    await sql`
      update reference_projects set content = ${sql.json(emptyReference)}, title = '', search_text = '', areas = '{}', reason = '',
        comments = '{}' where id = ${id}`;
};

/** Reference projects of companies, and their review by staff (business §3, §4). */
export const referencesHandlers: Handlers<
  | "getReferences"
  | "getPublishedReferences"
  | "getPublishedReference"
  | "getReferenceReviews"
  | "getReference"
  | "createReference"
  | "saveReference"
  | "moveReference"
  | "findArticles"
> = {
  getReferences: ({ sql, account }, request) => listReferences(sql, account, request),
  getPublishedReferences: ({ sql, account }, request) => listPublished(sql, account, request),
  getPublishedReference: async ({ sql }, { id }) => (await readPublished(sql, id)) ?? notFound,
  getReferenceReviews: ({ sql, account }, request) => listReviews(sql, account, request),
  getReference: ({ sql, account }, { id }) => answer(sql, account, id),
  createReference: async (context, begun) => {
    const { sql, account, now } = context;
    const limited = await limitUse(context, [{ what: "reference", by: account.id, limit: BEGUN }]);
    if (limited !== undefined) return limited;
    const [person] = await sql<{ locale: string }>`select locale from accounts where id = ${account.id}`;
    const language = publicLanguageOf(person?.locale ?? "");
    const id = await insertReference(sql, account, { ...begun, language }, now());
    return answer(sql, account, id as ReferenceId);
  },
  saveReference: async ({ sql, account, now }, { id, content: sent, version }) => {
    const before = await lockReference(sql, account, id);
    if (before === undefined) return notFound;
    if (next(before.status, "edit", actorOf(account)) === undefined) return refused("REFERENCE_MOVED");
    const content = await tidied(sql, sent);
    if (before.revision !== version)
      // Equal content with another version is a repeat of this save whose answer was lost.
      return Equal.equals(contentOf(before), content)
        ? { _tag: "Saved", saved: referenceOf(before) }
        : { _tag: "Collided", theirs: referenceOf(before) };
    const gone = await nameAll(sql, before, content, false, now());
    if (gone !== undefined) return refused("REFERENCE_PICTURE_GONE", { field: "pictures" });
    await saveContent(sql, before, content);
    const saved = await readReference(sql, account, id);
    return saved === undefined ? notFound : { _tag: "Saved", saved: referenceOf(saved) };
  },
  moveReference: async (context, { id, revision, ...move }) => {
    const { sql, account } = context;
    const before = await lockReference(sql, account, id);
    if (before === undefined) return notFound;
    const status = next(before.status, move.action, actorOf(account));
    if (status === undefined) return refused("REFERENCE_MOVED");
    if (before.revision !== revision) return refused("REFERENCE_CHANGED");
    const field = await wrongField(sql, before, move);
    if (field !== undefined) return refused("REFERENCE_INCOMPLETE", { field, status: 422 });
    const limited = await limitUse(context, [{ what: "reference-move", by: account.id, limit: MOVED }]);
    if (limited !== undefined) return limited;
    await write(context, before, move, status);
    return referenceOf(await rereadReference(sql, id));
  },
  findArticles: async ({ sql, account }, { search }) => {
    const words = fold(search)
      .split(" ")
      .filter((word) => word !== "");
    if (words.length === 0) return [];
    const articles = await sql<Article>`select number, name from articles`;
    const isFound = ({ number, name }: Article): boolean => {
      const text = fold(`${number} ${name}`);
      return words.every((word) => text.includes(word));
    };
    const compare = compareNames(account);
    return articles
      .filter(isFound)
      .toSorted((one, other) => compare(one.name, other.name) || compare(one.number, other.number))
      .slice(0, FOUND_ARTICLES);
  },
};
