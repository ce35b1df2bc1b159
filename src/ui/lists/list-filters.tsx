import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../code/lazy-part.tsx";
import { useFormat } from "../i18n/format.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { classNames } from "../kit/class-names.ts";
import { Field } from "../kit/fields/field.tsx";
import { MultiSelect } from "../kit/fields/multi-select.tsx";
import { Dialog } from "../kit/overlays/dialog.tsx";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { choose } from "./choose.ts";
import { filterTexts } from "./filter-texts.ts";
import { nothingNarrowed } from "./list-address.ts";
import styles from "./list-filters.module.css";
import { listLabels } from "./list-labels.ts";
import { PeriodFilter } from "./period-filter.tsx";
import { SearchField } from "./search-field.tsx";
import type { ListState } from "./use-list.ts";

/** Their code is loaded when the sheet is first opened. */
const FurtherFilters = lazyPart(async () => (await import("./further-filters.tsx")).FurtherFilters);

/**
 * The declared search, filters and order of a list, kept in the address bar: the search and the main filters in one row, of which nothing moves when
 * one is set, all filters in a sheet, as text on paper. The style sheet writes the text, so that a page on a screen does not hold it.
 */
export const ListFilters = ({ list }: { readonly list: ListState }) => {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { declared, rules, address, change } = list;
  const texts = filterTexts(t, format, declared);
  const { codes } = texts;
  const chosen = address.choices;
  const active = address.status.length + Object.keys(chosen).length + (address.search === "" ? 0 : 1);
  const hasFurther =
    texts.choices.length + texts.only.length + Object.keys(declared.orders).length > 0 ||
    texts.amount !== undefined;
  const clear = () => change(nothingNarrowed);
  const main = (
    <>
      {codes !== undefined && rules.statuses.length > 0 && (
        <Field label={codes.label}>
          {(control) => (
            <MultiSelect
              {...control}
              none={t("list.all")}
              items={rules.statuses.map((value) => ({ value, label: codes.textOf(value) }))}
              values={address.status}
              onChange={(status) => change({ status })}
            />
          )}
        </Field>
      )}
      {texts.period !== undefined && (
        <PeriodFilter
          label={texts.period}
          value={chosen["period"] ?? ""}
          onChange={(period) => choose(list, "period", period)}
        />
      )}
    </>
  );
  return (
    <>
      <p
        data-paper-only
        className={styles["labels"]}
        data-labels={listLabels(t, format, list, texts).join(" · ")}
      />
      <div className={styles["controls"]}>
        <SearchField
          {...texts.search}
          value={address.search}
          onSearch={(search) => change({ search }, "replace")}
        />
        <div className={styles["main"]}>{main}</div>
        <div className={classNames(styles["button"], !hasFurther && styles["narrow"])}>
          <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {active === 0 ? t("list.filters") : t("list.filters.active", { count: active })}
          </Button>
        </div>
        <div className={classNames(styles["button"], styles["clear"], active === 0 && styles["unused"])}>
          <Button variant="quiet" icon={X} onClick={clear}>
            {t("list.clear")}
          </Button>
        </div>
        <Dialog
          open={open}
          title={t("list.filters")}
          onClose={close}
          actions={
            <>
              <Button variant="primary" onClick={close}>
                {t("list.done")}
              </Button>
              <Button variant="quiet" onClick={clear} disabled={active === 0}>
                {t("list.clear")}
              </Button>
            </>
          }
        >
          <div className={styles["sheet"]}>
            {main}
            <Suspense fallback={<Skeleton shape="rows" count={3} />}>
              <FurtherFilters list={list} texts={texts} />
            </Suspense>
          </div>
        </Dialog>
      </div>
    </>
  );
};
