import FileText from "lucide-react/icons/file-text";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { statementRefusals } from "../../../domain/invoices/invoices.refusals.ts";
import { statementMachine } from "../../../machines/invoices/statement.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useNow } from "../../actors/use-now.ts";
import { DoneNote } from "../../form/done-note.tsx";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { OPEN, useOpened } from "../../lists/use-opened.ts";
import { dayProblemText } from "./invoice-labels.ts";

const StatementForm = () => {
  const t = useText();
  const today = useNow().toISOString().slice(0, 10);
  const form = useScreenActor("statement", statementMachine, {
    values: { day: today, today: new Date(today) },
    limit: FILE_LIMIT,
  });
  const { problem, ...binding } = useField(form, "day");
  return (
    <FormView
      form={form}
      submitLabel={t("invoices.statement.load")}
      button={{ variant: "primary", icon: FileText }}
      failedTitle={t("invoices.pdf.failed")}
      refusals={statementRefusals}
      aside={<DoneNote form={form} text={t("invoices.pdf.done")} />}
    >
      <p>{t("invoices.statement.text")}</p>
      <Field label={t("invoices.statement.day")} error={dayProblemText(t, problem)}>
        {(control) => <TextInput {...control} {...binding} type="date" max={today} />}
      </Field>
    </FormView>
  );
};

/** The statement of account on a day that the person chooses (business §1), as PDF. */
export const StatementButton = () => {
  const t = useText();
  const { id: opened, open, close } = useOpened("statement");
  return (
    <>
      <Button icon={FileText} onClick={() => open(OPEN)}>
        {t("invoices.statement")}
      </Button>
      <Dialog
        open={opened === OPEN}
        title={t("invoices.statement")}
        onClose={close}
        actions={
          <Button variant="quiet" onClick={close}>
            {t("kit.close")}
          </Button>
        }
      >
        <StatementForm />
      </Dialog>
    </>
  );
};
