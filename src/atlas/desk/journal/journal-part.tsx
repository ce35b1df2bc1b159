import { useSelector } from "@xstate/react";
import { useId } from "react";
import { useDropzone } from "react-dropzone";
import { useText } from "../../../ui/i18n/use-text.ts";
import { Alert } from "../../../ui/kit/states/alert.tsx";
import { Panel } from "../../../ui/kit/layout/panel.tsx";
import choiceCss from "../catalogue/choice.module.css";
import css from "../desk.module.css";
import { useDesk } from "../desk-context.ts";
import { oneFile } from "./use-drop.ts";

/** The error of the last opened file, on every page of the desk. */
export const JournalProblem = () => {
  const t = useText();
  const desk = useDesk();
  const problem = useSelector(desk, ({ context }) => context.problem);
  const reading = useSelector(desk, (snapshot) => snapshot.hasTag("reading"));
  if (reading)
    return (
      <p role="status" className={css["quiet"]}>
        {t("desk.journal.reading")}
      </p>
    );
  if (problem._tag === "None") return null;
  return (
    <Alert tone="danger" onClose={() => desk.send({ type: "desk.problemRead" })}>
      <p>{t(`desk.journal.${problem._tag}`)}</p>
      {problem._tag === "Broken" ? <pre className={css["detail"]}>{problem.detail}</pre> : null}
    </Alert>
  );
};

/** Opens a customer's journal. */
export const JournalPart = () => {
  const t = useText();
  const id = useId();
  const desk = useDesk();
  // A file is dropped anywhere on the desk (`use-drop.ts`).
  const { getInputProps } = useDropzone({ ...oneFile(desk), noDrag: true });
  return (
    <Panel heading={t("desk.journal")}>
      <p id={`${id}-help`}>{t("desk.journal.help")}</p>
      <div className={choiceCss["choice"]}>
        <label htmlFor={id}>{t("desk.journal.file")}</label>
        {/* Shown as the browser's own field, which names the chosen file. */}
        <input
          {...getInputProps({
            id,
            accept: ".json,application/json",
            "aria-describedby": `${id}-help`,
            "aria-label": undefined,
            multiple: false,
            // The same file can be chosen again after it was mended.
            onClick: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
              currentTarget.value = "";
            },
            style: {},
            tabIndex: 0,
          })}
        />
      </div>
    </Panel>
  );
};
