import { useSelector } from "@xstate/react";
import { offeredNotifications, type NotificationKind } from "../../../domain/account/notification-choice.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { ActionRef } from "../../../machines/kit/action.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/fields/checkbox.tsx";
import { CheckboxGroup } from "../../kit/fields/checkbox-group.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { Done } from "../../kit/states/success.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useSettingsActors } from "./settings-actors.ts";
import styles from "./settings.module.css";

/** The result of saving a choice, shown below it. */
const ChoiceSaved = <Request, Answer>({ actor }: { readonly actor: ActionRef<Request, Answer> }) => {
  const t = useText();
  const done = useSelector(actor, (snapshot) => snapshot.hasTag("done"));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  return (
    <>
      <div className={styles["saved"]}>
        <Done>{done && t("settings.saved")}</Done>
      </div>
      {failed && <FailureAlert title={t("settings.not_saved")} failure={failure} />}
    </>
  );
};

/** The effective choice: the one being saved, else the saved one, else the loaded one. */
const useHeld = <Request, Answer, Held>(
  actor: ActionRef<Request, Answer>,
  ofRequest: (request: Request) => Held,
  loaded: Held,
): Held =>
  useSelector(actor, (snapshot) => {
    const { request } = snapshot.context;
    return request === undefined || snapshot.hasTag("failed") ? loaded : ofRequest(request);
  });

const Newsletter = ({ subscribed }: { readonly subscribed: boolean }) => {
  const t = useText();
  const actor: ActionRef<{ readonly subscribed: boolean }, { readonly subscribed: boolean }> = useScreenActor(
    "settings-newsletter",
    useSettingsActors().newsletter,
    { limit: WRITE_LIMIT },
  );
  const checked = useHeld(actor, (request) => request.subscribed, subscribed);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  return (
    <>
      <Checkbox
        label={t("settings.newsletter")}
        checked={checked}
        aria-busy={busy}
        onChange={(wanted) => actor.send({ type: "action.send", request: { subscribed: wanted } })}
      />
      <ChoiceSaved actor={actor} />
    </>
  );
};

const Notifications = ({ kinds }: { readonly kinds: readonly NotificationKind[] }) => {
  const t = useText();
  const offered = offeredNotifications(useAccount()?.visitor.rights);
  const actor: ActionRef<{ readonly kinds: readonly NotificationKind[] }, readonly NotificationKind[]> =
    useScreenActor("settings-notifications", useSettingsActors().notifications, { limit: WRITE_LIMIT });
  const values = useHeld(actor, (request) => request.kinds, kinds);
  if (offered.length === 0) return null;
  return (
    <>
      <CheckboxGroup
        label={t("settings.notifications")}
        name="notifications"
        values={values}
        options={offered.map((value) => ({ value, label: t(`settings.notification.${value}`) }))}
        onChange={(wanted) => actor.send({ type: "action.send", request: { kinds: wanted } })}
      />
      <ChoiceSaved actor={actor} />
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
