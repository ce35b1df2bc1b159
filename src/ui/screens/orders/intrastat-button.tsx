import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useState } from "react";
import { getIntrastatCsv } from "../../../api/orders.calls.ts";
import {
  intrastatKinds,
  offeredPeriods,
  periodDays,
  periodParts,
  type IntrastatKind,
  type IntrastatPeriod,
} from "../../../domain/orders/intrastat.ts";
import { accessTable, isAllowed } from "../../../domain/shell/access.ts";
import { useNow } from "../../actors/use-now.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { RadioGroup } from "../../kit/fields/radio-group.tsx";
import { Select } from "../../kit/fields/select.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { OPEN, useOpened } from "../../lists/use-opened.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { CsvButton } from "./csv-button.tsx";
import styles from "./orders.module.css";

const usePeriodText = (): ((period: IntrastatPeriod) => string) => {
  const t = useText();
  const { tag } = useFormat();
  const month = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  return (period) => {
    const { year, kind, part } = periodParts(period);
    return kind === "months"
      ? month.format(periodDays(period).from)
      : t("orders.intrastat.quarter", { year: String(year), quarter: part });
  };
};

const Choice = () => {
  const t = useText();
  const now = useNow();
  const periodText = usePeriodText();
  const [kind, setKind] = useState<IntrastatKind>("months");
  const [chosen, setChosen] = useState<IntrastatPeriod>();
  const periods = offeredPeriods(kind, now);
  // The last whole period is the one that is reported most often.
  const period = periods.find((one) => one === chosen) ?? periods[1] ?? periods[0];
  return (
    <div className={styles["intrastat"]}>
      <p>{t("orders.intrastat.text")}</p>
      <RadioGroup
        label={t("orders.intrastat.kind")}
        options={intrastatKinds.map((value) => ({ value, label: t(`orders.intrastat.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Field label={t("orders.intrastat.which")}>
        {(control) => (
          <Select
            {...control}
            items={periods.map((value) => ({ value, label: periodText(value) }))}
            value={period}
            onChange={setChosen}
          />
        )}
      </Field>
      {period === undefined ? null : <CsvButton call={getIntrastatCsv} request={{ period }} />}
    </div>
  );
};

/** The Intrastat report (business §1) of a month or quarter, for who may have it. */
export const IntrastatButton = () => {
  const t = useText();
  const account = useAccount();
  const { id: opened, open, close } = useOpened("intrastat");
  if (account === undefined || !isAllowed(accessTable.intrastat, account.visitor)) return null;
  return (
    <>
      <Button icon={FileSpreadsheet} onClick={() => open(OPEN)}>
        {t("orders.intrastat")}
      </Button>
      <Dialog
        open={opened === OPEN}
        title={t("orders.intrastat")}
        onClose={close}
        actions={
          <Button variant="quiet" onClick={close}>
            {t("kit.close")}
          </Button>
        }
      >
        <Choice />
      </Dialog>
    </>
  );
};
