import { referencesRefusals } from "../../../domain/references/references.refusals.ts";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { ReferenceLifeRef } from "../../../machines/references/reference-life.machine.ts";
import { ErrorAlert } from "../../form/error-alert.tsx";
import { submitError } from "../../../machines/kit/form.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { refusedField, refusedFieldText } from "./references-labels.ts";
import styles from "./references.module.css";

const asked = ["withdraw", "delete"] as const;
type Asked = (typeof asked)[number];

/** Why the last action was not done. */
export const ReferenceFailure = ({ life }: { readonly life: ReferenceLifeRef }) => {
  const t = useText();
  const error = useSelector(life, (snapshot) => submitError(snapshot));
  const shown = useRef<HTMLDivElement>(null);
  // The form or the button that had the focus may be gone with the status; a field that the refusal names gets it from the form.
  useEffect(() => {
    if (error !== undefined && refusedField(error) === undefined) shown.current?.focus();
  }, [error]);
  return error === undefined ? null : (
    <div ref={shown} tabIndex={-1}>
      <ErrorAlert
        title={t("references.not_done")}
        error={error}
        refusals={referencesRefusals}
        note={refusedFieldText(t, error)}
      />
    </div>
  );
};

/** The actions that are asked about before they are done: withdrawing and deleting, where the table of its life allows them. */
export const ReferenceSteps = ({ life }: { readonly life: ReferenceLifeRef }) => {
  const t = useText();
  const [question, setQuestion] = useState<Asked>();
  const busy = useSelector(life, (snapshot) => snapshot.hasTag("busy"));
  const mayWithdraw = useSelector(life, (snapshot) => snapshot.can({ type: "reference.withdraw" }));
  const mayDelete = useSelector(life, (snapshot) => snapshot.can({ type: "reference.delete" }));
  const public_ = useSelector(life, (snapshot) => snapshot.hasTag("approved"));
  const may = { withdraw: mayWithdraw, delete: mayDelete };
  // A public one is taken off, a submitted one is taken back.
  const word = (step: Asked) => (step === "withdraw" && !public_ ? "take_back" : step);
  const answer = (step: Asked) => {
    setQuestion(undefined);
    life.send({ type: `reference.${step}` });
  };
  return (
    <div className={styles["line"]}>
      {asked
        .filter((step) => may[step])
        .map((step) => (
          <Button
            key={step}
            variant={step === "delete" ? "danger" : "secondary"}
            busy={busy}
            onClick={() => setQuestion(step)}
          >
            {t(`references.${word(step)}`)}
          </Button>
        ))}
      {question === undefined ? null : (
        <Dialog
          open
          title={t(`references.${word(question)}.title`)}
          onClose={() => setQuestion(undefined)}
          actions={
            <>
              <Button variant="danger" onClick={() => answer(question)}>
                {t(`references.${word(question)}.yes`)}
              </Button>
              <Button onClick={() => setQuestion(undefined)}>{t("references.keep")}</Button>
            </>
          }
        >
          <p>{t(`references.${word(question)}.text`)}</p>
        </Dialog>
      )}
    </div>
  );
};
