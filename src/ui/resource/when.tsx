import { useNow } from "../actors/use-now.ts";
import { Moment, type MomentProps } from "../kit/dates/moment.tsx";

/** A date and time near now: recent days as words, the full date on hover (docs/look.md). */
export const When = (props: Omit<MomentProps, "now">) => <Moment {...props} now={useNow()} />;
