import { useSelector } from "@xstate/react";
import { useState } from "react";
import { themes } from "../../../domain/account/theme.ts";
import { usePortalActors } from "../../actors/portal-actors.ts";
import { useNow } from "../../actors/use-now.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../kit/fields/field.tsx";
import { Panel } from "../../kit/layout/panel.tsx";
import { RadioGroup } from "../../kit/fields/radio-group.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { localeChoices } from "../../shell/frame/locale-names.ts";
import styles from "./settings.module.css";
import { chooseTheme, presentTheme } from "./theme.ts";

/** Language, formats and theme of the portal in this browser. */
export const PortalPanel = () => {
  const t = useText();
  const format = useFormat();
  const today = useNow();
  const { language } = usePortalActors();
  const locale = useSelector(language, ({ context }) => context.locale);
  const [theme, setTheme] = useState(presentTheme);
  const sample = {
    date: format.day(today),
    number: format.number(1234.5),
    money: format.money({ cents: 123_450, currency: "EUR" }),
  };
  return (
    <Panel heading={t("settings.portal")}>
      <div className={styles["choices"]}>
        <Field label={t("settings.language")} help={t("settings.formats", sample)}>
          {(control) => (
            <Select
              {...control}
              items={localeChoices}
              value={locale}
              onChange={(chosen) => language.send({ type: "language.choose", locale: chosen })}
            />
          )}
        </Field>
        <RadioGroup
          label={t("settings.theme")}
          options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          value={theme}
          onChange={(chosen) => setTheme(chooseTheme(chosen))}
        />
      </div>
    </Panel>
  );
};
