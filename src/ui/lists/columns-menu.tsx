import { useSelector } from "@xstate/react";
import { hiddenColumns, type ListPreferences } from "../../domain/shell/list-preferences.ts";
import type { ListPreferencesRef } from "../../machines/shell/list-preferences.machine.ts";
import { FailureAlert } from "../form/failure-alert.tsx";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { Checkbox } from "../kit/fields/checkbox.tsx";
import { CheckboxGroup } from "../kit/fields/checkbox-group.tsx";
import type { Column } from "../kit/lists/table.tsx";
import styles from "./columns-menu.module.css";

export interface ColumnsMenuProps {
  readonly actor: ListPreferencesRef;
  /** The list's stable name. */
  readonly list: string;
  readonly columns: readonly Pick<Column<never, string>, "key" | "header" | "screenOnly">[];
  readonly preferences: ListPreferences;
}

/** On a phone the columns of a list take more room than there is. */
const intoSight = (message: HTMLElement | null): void => message?.scrollIntoView({ block: "nearest" });

/** The choice of a list's columns and of the height of rows; the account keeps it (docs/decisions/shell.md). */
export const ColumnsMenu = ({ actor, list, columns, preferences }: ColumnsMenuProps) => {
  const t = useText();
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag("failed"));
  const { failure } = useSelector(actor, ({ context }) => context);
  const hidden = hiddenColumns(preferences, list);
  const [first, ...others] = columns.filter(({ screenOnly }) => screenOnly !== true);
  const keys = others.map(({ key }) => key);
  return (
    <div className={styles["menu"]}>
      <CheckboxGroup
        label={t("columns.shown")}
        name="columns"
        options={[
          ...(first === undefined
            ? []
            : [{ value: first.key, label: first.header, blocked: t("columns.first") }]),
          ...others.map(({ key, header }) => ({ value: key, label: header })),
        ]}
        values={[first?.key ?? "", ...keys.filter((key) => !hidden.includes(key))]}
        onChange={(shown) =>
          actor.send({ type: "listView.hide", list, columns: keys.filter((key) => !shown.includes(key)) })
        }
      />
      <Checkbox
        label={t("columns.compact")}
        help={t("columns.compact.help")}
        checked={preferences.compact === true}
        onChange={(compact) => actor.send({ type: "listView.compact", compact })}
      />
      {failed && (
        <div ref={intoSight}>
          <FailureAlert
            title={t("columns.not_kept")}
            note={t("columns.not_kept.note")}
            failure={failure}
            actions={
              <Button onClick={() => actor.send({ type: "listView.retry" })}>{t("failure.retry")}</Button>
            }
          />
        </div>
      )}
      <Button variant="quiet" onClick={() => actor.send({ type: "listView.reset", list })}>
        {t("columns.reset")}
      </Button>
    </div>
  );
};
