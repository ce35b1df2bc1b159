import { useSelector } from "@xstate/react";
import { getLicencePage, getTradeLicence } from "../../../api/licence-review.calls.ts";
import type { LicenceReview } from "../../../domain/licence-review/licence-review.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { LicenceViewerRef } from "../../../machines/licence-review/licence-viewer.machine.ts";
import { usePicture } from "../../calls/use-resource.ts";
import { BlobImage } from "../../files/blob-image.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import styles from "./licence-review.module.css";

/** A page at its full size; where the window is narrower, it is scrolled in a frame of its own. */
const FullSize = <Request,>({
  actor,
  alt,
}: {
  readonly actor: ResourceRef<Request, Blob>;
  readonly alt: string;
}) => (
  <ResourceView actor={actor} skeleton={<Skeleton shape="card" count={1} />}>
    {(blob) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it with the arrow keys (axe: scrollable-region-focusable)
      <div className={styles["enlarged"]} role="region" aria-label={alt} tabIndex={0}>
        <BlobImage blob={blob} alt={alt} />
      </div>
    )}
  </ResourceView>
);

interface PageProps {
  readonly id: LicenceReview["id"];
  readonly alt: string;
}

const Picture = ({ id, alt }: PageProps) => (
  <FullSize actor={usePicture(getTradeLicence, { id })} alt={alt} />
);
const Page = ({ id, alt, page }: PageProps & { readonly page: number }) => (
  <FullSize actor={usePicture(getLicencePage, { id, page })} alt={alt} />
);

/** One page over the whole window, with the way to the pages before and behind it. */
export const EnlargedPage = ({
  review: { id, file },
  viewer,
}: {
  readonly review: LicenceReview;
  readonly viewer: LicenceViewerRef;
}) => {
  const t = useText();
  const { page, pages } = useSelector(viewer, ({ context }) => context);
  const before = useSelector(viewer, (snapshot) => snapshot.can({ type: "document.previous" }));
  const behind = useSelector(viewer, (snapshot) => snapshot.can({ type: "document.next" }));
  const alt = file.picture
    ? t("review.file.picture", { name: file.name })
    : t("review.document.page", { name: file.name, page, pages });
  return (
    <Dialog
      open
      title={alt}
      onClose={() => viewer.send({ type: "document.close" })}
      actions={
        pages === 1 ? undefined : (
          <>
            <Button aria-disabled={!before} onClick={() => viewer.send({ type: "document.previous" })}>
              {t("review.document.previous")}
            </Button>
            <Button aria-disabled={!behind} onClick={() => viewer.send({ type: "document.next" })}>
              {t("review.document.next")}
            </Button>
          </>
        )
      }
    >
      {file.picture ? <Picture id={id} alt={alt} /> : <Page key={page} id={id} alt={alt} page={page} />}
    </Dialog>
  );
};
