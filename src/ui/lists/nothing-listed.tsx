import type { Elements } from "../kit/elements.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { EmptyState } from "../kit/states/empty-state.tsx";
import { LinkButton } from "../kit/buttons/link-button.tsx";
import { isNarrowed, nothingNarrowed } from "./list-address.ts";
import type { ListState } from "./use-list.ts";

export interface NothingListedProps {
  readonly list: Pick<ListState, "address" | "change" | "hrefOf">;
  readonly total: number;
  /** Shown if nothing exists. */
  readonly none: Elements;
  /** Shown if search and filters find nothing. */
  readonly notFound: { readonly title: string; readonly text: string };
  /** Where else the search may find something. */
  readonly elsewhere?: Elements;
}

/** The empty state of a list page: past the last page, nothing found, or nothing there. */
export const NothingListed = (props: NothingListedProps): Elements => {
  const {
    list: { address, change, hrefOf },
    total,
    none,
    notFound,
    elsewhere,
  } = props;
  const t = useText();
  if (total > 0) {
    return (
      <EmptyState
        title={t("list.beyond.title")}
        text={t("list.beyond.text")}
        action={<LinkButton to={hrefOf({ page: 1 })}>{t("list.beyond.action")}</LinkButton>}
      />
    );
  }
  if (!isNarrowed(address)) return none;
  return (
    <div role="status">
      <EmptyState
        {...notFound}
        action={
          <>
            <Button onClick={() => change(nothingNarrowed)}>{t("list.clear")}</Button>
            {elsewhere}
          </>
        }
      />
    </div>
  );
};
