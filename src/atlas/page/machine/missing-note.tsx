import { Link } from "react-router-dom";
import { useIndex } from "../data/atlas-data.ts";
import { labels } from "../labels.ts";
import type { LookedAt } from "./looked-at.ts";
import css from "./machine.module.css";
import type { AddressOfMachine } from "./use-machine-address.ts";

const w = labels.machine.missing;

/** Says that the selected part is not in this build; if it existed before, with a link to it. */
export const MissingNote = ({
  missing,
  place,
}: {
  readonly missing: NonNullable<LookedAt["missing"]>;
  readonly place: AddressOfMachine;
}) => {
  const { against } = useIndex();
  return (
    <p role="alert" className={css["unknown"]}>
      <span>{w.text(labels.diff.what[missing.what], missing.id)}</span>
      {missing.before && against !== null && (
        <>
          {" "}
          <Link to={place.changed({ layer: "changes" })}>{w.before(against.revision)}</Link>
        </>
      )}
    </p>
  );
};
