import { useSelector } from "@xstate/react";
import type { AnyActorRef } from "xstate";
import type { SettingsFormContext, VersionedValues } from "../../machines/kit/settings-form.machine.ts";
import { useText } from "../i18n/use-text.ts";
import { Outcome } from "../page/outcome.tsx";
import { Alert } from "../kit/states/alert.tsx";
import { Button } from "../kit/buttons/button.tsx";
import { FailureAlert, type FailureAlertProps } from "./failure-alert.tsx";
import styles from "./collision.module.css";
import { VersionsTable, type VersionsTableProps } from "./versions-table.tsx";

/** Settings, or a draft, that may be in conflict with what somebody else has saved. */
interface CollisionRef<Values extends VersionedValues> {
  readonly subscribe: AnyActorRef["subscribe"];
  getSnapshot(): {
    readonly context: Pick<SettingsFormContext<Values>, "mine" | "base" | "failure">;
    hasTag(tag: "busy" | "failed"): boolean;
  };
  send(event: { readonly type: "settings.keepMine" | "settings.takeTheirs" }): void;
}

export interface CollisionProps<Values extends VersionedValues>
  extends
    Pick<VersionsTableProps<Values>, "fields" | "labelOf" | "textOf">,
    Pick<FailureAlertProps, "refusals"> {
  readonly settings: CollisionRef<Values>;
}

/**
 * Shown if someone else has saved in the meantime: both versions where they differ, and the choice between them
 * (docs/decisions/forms.md).
 */
export const Collision = <Values extends VersionedValues>({
  settings,
  fields,
  labelOf,
  textOf,
  refusals,
}: CollisionProps<Values>) => {
  const t = useText();
  const { mine, base, failure } = useSelector(settings, ({ context }) => context);
  const busy = useSelector(settings, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(settings, (snapshot) => snapshot.hasTag("failed"));
  return (
    <Outcome className={styles["stack"]}>
      <Alert tone="warning" title={t("settings.collided.title")}>
        {t("settings.collided.text")}
      </Alert>
      <VersionsTable
        label={t("settings.collided.title")}
        fields={fields}
        labelOf={labelOf}
        textOf={textOf}
        mine={mine}
        theirs={base}
      />
      {failed && <FailureAlert title={t("settings.not_saved")} failure={failure} refusals={refusals} />}
      <div className={styles["choices"]}>
        <Button variant="primary" busy={busy} onClick={() => settings.send({ type: "settings.keepMine" })}>
          {t("settings.collided.keep_mine")}
        </Button>
        <Button onClick={() => settings.send({ type: "settings.takeTheirs" })}>
          {t("settings.collided.take_theirs")}
        </Button>
      </div>
    </Outcome>
  );
};
