import type { Elements } from "../kit/elements.ts";
import type { Page } from "../../domain/kit/list.ts";
import type { ResourceRef } from "../../machines/kit/resource.machine.ts";
import { useFormat } from "../i18n/format.ts";
import { countText } from "../kit/lists/count-text.ts";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { ResourceView } from "../resource/resource-view.tsx";
import { ListFilters } from "./list-filters.tsx";
import { NothingListed, type NothingListedProps } from "./nothing-listed.tsx";
import { PagedTable, type PagedTableProps } from "./paged-table.tsx";

interface ListViewProps<Row, Key extends string, Request, Content extends Page<Row>>
  extends
    Omit<PagedTableProps<Row, Key>, "content" | "totalText" | "tools">,
    Pick<NothingListedProps, "none" | "notFound" | "elsewhere"> {
  readonly actor: ResourceRef<Request, Content>;
  /** Says what was not loaded; without it the failure alone is named. */
  readonly failedTitle?: string;
  /** Rows of the placeholder while loading. */
  readonly skeletonRows?: number;
  /** The text of a number of rows, from the number and as it is written. */
  readonly totalText: (counted: { readonly count: number; readonly number: string }) => string;
  /** Shown beside the total, such as a download. */
  readonly renderTools?: (content: Content) => Elements;
}

/** A list with search, filters, order and page in the address bar, and the states of its loading (docs/look.md). */
export const ListView = <Row, Key extends string, Request, Content extends Page<Row>>({
  list,
  actor,
  failedTitle,
  skeletonRows = 10,
  totalText,
  renderTools,
  none,
  notFound,
  elsewhere,
  columns,
  label,
  rowKey,
  rowHref,
  renderRows,
  name,
}: ListViewProps<Row, Key, Request, Content>): Elements => {
  const format = useFormat();
  const nothing = ({ rows, total }: Content) =>
    rows.length > 0 ? undefined : (
      <NothingListed list={list} total={total} none={none} notFound={notFound} elsewhere={elsewhere} />
    );
  return (
    <>
      <ListFilters list={list} />
      <ResourceView
        actor={actor}
        {...(failedTitle !== undefined && { failedTitle })}
        skeleton={<Skeleton shape="rows" count={skeletonRows} />}
        empty={nothing}
      >
        {(content) => (
          <PagedTable
            name={name}
            content={content}
            list={list}
            columns={columns}
            label={label}
            rowKey={rowKey}
            {...(rowHref !== undefined && { rowHref })}
            totalText={totalText({ count: content.total, number: countText(format, content) })}
            tools={renderTools?.(content)}
            renderRows={renderRows}
          />
        )}
      </ResourceView>
    </>
  );
};
