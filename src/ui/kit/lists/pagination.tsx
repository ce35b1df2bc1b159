import { useId } from "react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { To } from "react-router-dom";
import { Link } from "../buttons/link.tsx";
import type { Counted } from "../../../domain/kit/list.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIcon } from "../buttons/icon.tsx";
import { ChoiceSelect } from "../fields/choice-select.tsx";
import { labelIdOf } from "../fields/field.tsx";
import { countText } from "./count-text.ts";
import { pageNumbers } from "./page-numbers.ts";
import css from "./pagination.module.css";

export interface PaginationProps extends Counted {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  readonly hrefFor: (page: number) => To;
  readonly onPageSize: (size: number) => void;
}

const Step = ({
  label,
  icon,
  to,
}: {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: To | undefined;
}) =>
  to === undefined ? (
    <span aria-hidden="true" className={classNames(css["page"], css["off"])}>
      <Icon of={icon} />
    </span>
  ) : (
    <Link to={to} aria-label={label} className={css["page"]}>
      <Icon of={icon} />
    </Link>
  );

/** The displayed part of a list, links to other pages, and the page size. */
export const Pagination = ({
  page,
  pageSize,
  pageSizes,
  hrefFor,
  onPageSize,
  ...counted
}: PaginationProps) => {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const { total } = counted;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <div className={css["bar"]}>
      <p className={css["shown"]}>
        {t("kit.page.shown", {
          from: format.number(from),
          to: format.number(Math.min(page * pageSize, total)),
          total: countText(format, counted),
        })}
      </p>
      {pages > 1 && (
        <nav aria-label={t("kit.page.label")} className={css["pages"]}>
          <Step
            label={t("kit.page.previous")}
            icon={ChevronLeft}
            to={page > 1 ? hrefFor(page - 1) : undefined}
          />
          {pageNumbers(page, pages).map((number, index) =>
            number === undefined ? (
              <span key={`gap-${index}`} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={number}
                to={hrefFor(number)}
                aria-label={t("kit.page.go", { page: number })}
                {...(number === page && { "aria-current": "page" as const })}
                className={css["page"]}
              >
                {format.number(number)}
              </Link>
            ),
          )}
          <Step
            label={t("kit.page.next")}
            icon={ChevronRight}
            to={page < pages ? hrefFor(page + 1) : undefined}
          />
        </nav>
      )}
      <div className={css["size"]}>
        <label id={labelIdOf(id)} htmlFor={id}>
          {t("kit.page.size")}
        </label>
        <ChoiceSelect
          id={id}
          items={pageSizes.map((size) => ({ value: size, label: format.number(size) }))}
          value={pageSize}
          onChange={onPageSize}
        />
      </div>
    </div>
  );
};
