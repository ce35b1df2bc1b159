import { Suspense } from "react";
import type { WebsiteValues } from "../../../domain/website/website-form.ts";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { lazyPart } from "../../code/lazy-part.tsx";

export interface DifferenceTableProps {
  readonly label: string;
  readonly before: { readonly name: string; readonly values: WebsiteValues };
  readonly after: { readonly name: string; readonly values: WebsiteValues };
}

/** With the pictures it is one of the editor's heavy parts. */
const DifferenceRows = lazyPart(async () => (await import("./difference-rows.tsx")).DifferenceRows);

/** The fields in which two websites differ, with both values; without a difference it says so. */
export const DifferenceTable = (props: DifferenceTableProps) => (
  <Suspense fallback={<Skeleton shape="rows" count={2} />}>
    <DifferenceRows {...props} />
  </Suspense>
);
