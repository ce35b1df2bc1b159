import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { Skeleton } from "../../../ui/kit/states/skeleton.tsx";
import { useDesk } from "../desk-context.ts";
import css from "./known.module.css";
import type { Known } from "./known.ts";

/** What the portal tells about codes, or why it tells nothing. */
export const KnownState = ({ children }: { readonly children: (known: Known) => ReactNode }) => {
  const t = useText();
  const desk = useDesk();
  const known = useSelector(desk, ({ context }) => context.known);
  const failed = useSelector(desk, (snapshot) => snapshot.matches({ known: "failed" }));
  const loading = useSelector(desk, (snapshot) => snapshot.matches({ known: "loading" }));
  if (known !== undefined) return children(known);
  if (loading) return <Skeleton shape="rows" count={2} />;
  return (
    <div className={css["state"]}>
      <p>{t(failed ? "desk.issues.failed" : "desk.issues.not_served")}</p>
      {failed && <Button onClick={() => desk.send({ type: "desk.retry" })}>{t("failure.retry")}</Button>}
    </div>
  );
};
