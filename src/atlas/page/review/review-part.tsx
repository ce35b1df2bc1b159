import { useSelector } from "@xstate/react";
import Save from "lucide-react/icons/save";
import { Link, type To } from "react-router-dom";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { Checkbox } from "../../../ui/kit/fields/checkbox.tsx";
import { Field } from "../../../ui/kit/fields/field.tsx";
import { TextArea } from "../../../ui/kit/fields/text-area.tsx";
import { TextInput } from "../../../ui/kit/fields/text-input.tsx";
import { Badge } from "../../../ui/kit/states/badge.tsx";
import type { AtlasMachine, IrTransition } from "../../model/atlas-model.ts";
import { earlierEntries, entryOf, standingOf, type Standing } from "../../model/review.ts";
import type { ReviewEntry } from "../../model/review-schema.ts";
import { CardPart } from "../card/card.tsx";
import css from "../card/card.module.css";
import { labels } from "../labels.ts";
import { useReviewOf, useReviews } from "./reviews.ts";

const w = labels.review;

/** The tones of the standings. */
const standingTones: Readonly<Record<Standing, "neutral" | "warning" | "success">> = {
  open: "neutral",
  changed: "warning",
  ticked: "success",
};

/** The following transition in document order that is not ticked as it is now. */
const nextOpen = (
  machine: AtlasMachine,
  review: AtlasMachine["review"],
  { id }: IrTransition,
): IrTransition | undefined => {
  const { transitions } = machine.ir;
  const at = transitions.findIndex((transition) => transition.id === id);
  return [...transitions.slice(at + 1), ...transitions.slice(0, at)].find(
    (transition) => standingOf(review, transition) !== "ticked",
  );
};

const Earlier = ({ entries }: { readonly entries: readonly ReviewEntry[] }) => {
  if (entries.length === 0) return null;
  return (
    <ul className={css["list"]} aria-label={w.earlier}>
      {entries.map(({ hash, tick, reviewer, day, comment }) => (
        <li key={hash} className={css["row"]}>
          <span>{tick ? w.tickedBy(reviewer, day) : w.commentedBy(reviewer, day)}</span>
          {comment !== "" && <span className={css["quiet"]}>{comment}</span>}
        </li>
      ))}
    </ul>
  );
};

/** The tick and the comment of a transition as it is now, and what was said of it before. */
export const ReviewPart = ({
  machine,
  transition,
  arrowHref,
}: {
  readonly machine: AtlasMachine;
  readonly transition: IrTransition;
  readonly arrowHref: (transition: IrTransition) => To;
}) => {
  const reviews = useReviews();
  const review = useReviewOf(machine);
  const reviewer = useSelector(reviews, ({ context }) => context.reviewer);
  const unsaved = useSelector(reviews, (snapshot) => snapshot.matches("unsaved"));
  const saved = useSelector(
    reviews,
    (snapshot) => snapshot.matches("saved") && machine.ir.name in snapshot.context.reviews,
  );
  const busy = useSelector(reviews, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(reviews, (snapshot) => snapshot.hasTag("failed"));
  const entry = entryOf(review, transition);
  const standing = standingOf(review, transition);
  const next = nextOpen(machine, review, transition);
  const change = (change: Partial<Pick<ReviewEntry, "tick" | "comment">>): void =>
    reviews.send({
      type: "review.changed",
      review: machine.review,
      transition,
      day: new Date().toISOString().slice(0, 10),
      change,
    });
  return (
    <CardPart heading={w.title}>
      <div>
        <Badge tone={standingTones[standing]} label={w.standings[standing]} />
      </div>
      <Earlier entries={earlierEntries(review, transition)} />
      <Field label={w.reviewer} help={w.reviewerHelp}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={100}
            value={reviewer}
            onChange={(name) => reviews.send({ type: "review.named", reviewer: name })}
          />
        )}
      </Field>
      <Checkbox
        label={w.tick}
        checked={entry?.tick === true}
        {...(entry !== undefined && entry.reviewer !== "" && { help: w.saidBy(entry.reviewer, entry.day) })}
        onChange={(tick) => change({ tick })}
      />
      <Field label={w.comment} optional>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={4000}
            value={entry?.comment ?? ""}
            onChange={(comment) => change({ comment })}
          />
        )}
      </Field>
      <div className={css["row"]}>
        {unsaved && (
          <Button icon={Save} busy={busy} onClick={() => reviews.send({ type: "review.save" })}>
            {w.save}
          </Button>
        )}
        {next !== undefined && <Link to={arrowHref(next)}>{w.next}</Link>}
      </div>
      <p role="status" className={css["quiet"]}>
        {failed ? w.failed : unsaved ? w.unsaved : saved ? w.saved : ""}
      </p>
    </CardPart>
  );
};
