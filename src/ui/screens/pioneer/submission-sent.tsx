import type { PioneerSubmission } from "../../../domain/pioneer/pioneer.ts";
import { pioneerPath } from "../../../domain/shell/routes.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { LinkButton } from "../../kit/buttons/link-button.tsx";
import { Success } from "../../kit/states/success.tsx";

export interface SubmissionSentProps {
  readonly submission: PioneerSubmission;
  readonly onAnother: () => void;
}

/** The submission is received: its number and until when it is answered. It takes the place of the form. */
export const SubmissionSent = ({
  submission: { id, followUpOn, returnUntil },
  onAnother,
}: SubmissionSentProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <Success
      title={t("pioneer.sent")}
      actions={
        <>
          <LinkButton variant="primary" to={pioneerPath(id)}>
            {t("pioneer.sent.open")}
          </LinkButton>
          <Button onClick={onAnother}>{t("pioneer.sent.another")}</Button>
        </>
      }
    >
      <p>{t("pioneer.sent.text", { id, date: format.day(followUpOn), until: format.day(returnUntil) })}</p>
    </Success>
  );
};
