import { saveNotificationChoices, setNewsletter } from "../../../api/account.calls.ts";
import { offeredNotifications, type NotificationKind } from "../../../domain/account/notification-choice.ts";
import { useAction, type Action } from "../../calls/use-action.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/fields/checkbox.tsx";
import { CheckboxGroup } from "../../kit/fields/checkbox-group.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Done } from "../../kit/states/success.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import styles from "./settings.module.css";

/** The result of saving a choice, shown below it. */
const ChoiceSaved = ({
  action: { state, failed, failure },
}: {
  readonly action: Pick<Action<never, unknown>, "state" | "failed" | "failure">;
}) => {
  const t = useText();
  return (
    <>
      <div className={styles["saved"]}>
        <Done>{state === "done" && t("settings.saved")}</Done>
      </div>
      {failed && <FailureAlert title={t("settings.not_saved")} failure={failure} />}
    </>
  );
};

/** The effective choice: the one being saved, else the saved one, else the loaded one. */
const held = <Choice extends object>(
  { request, failed }: Pick<Action<Choice, unknown>, "request" | "failed">,
  loaded: Choice,
): Choice => (request === undefined || failed ? loaded : request);

const Newsletter = ({ subscribed }: { readonly subscribed: boolean }) => {
  const t = useText();
  const save = useAction(setNewsletter);
  return (
    <>
      <Checkbox
        label={t("settings.newsletter")}
        checked={held(save, { subscribed }).subscribed}
        aria-busy={save.busy}
        onChange={(wanted) => save.send({ subscribed: wanted })}
      />
      <ChoiceSaved action={save} />
    </>
  );
};

const Notifications = ({ kinds }: { readonly kinds: readonly NotificationKind[] }) => {
  const t = useText();
  const offered = offeredNotifications(useAccount()?.visitor.rights);
  const save = useAction(saveNotificationChoices);
  if (offered.length === 0) return null;
  return (
    <>
      <CheckboxGroup
        label={t("settings.notifications")}
        name="notifications"
        values={held(save, { kinds }).kinds}
        options={offered.map((value) => ({ value, label: t(`settings.notification.${value}`) }))}
        onChange={(wanted) => save.send({ kinds: wanted })}
      />
      <ChoiceSaved action={save} />
    </>
  );
};

/** Newsletter and email topics, each saved when it is changed. */
export const ChoicesPanel = ({
  newsletter,
  notifications,
}: {
  readonly newsletter: boolean;
  readonly notifications: readonly NotificationKind[];
}) => {
  const t = useText();
  return (
    <Panel heading={t("settings.news")}>
      <Newsletter subscribed={newsletter} />
      <Notifications kinds={notifications} />
    </Panel>
  );
};
