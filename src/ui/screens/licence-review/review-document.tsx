import { useSelector } from "@xstate/react";
import ZoomIn from "lucide-react/icons/zoom-in";
import { getLicenceDocument, getLicencePage, getTradeLicence } from "../../../api/licence-review.calls.ts";
import type { LicenceReview } from "../../../domain/licence-review/licence-review.ts";
import {
  licenceViewerMachine,
  type LicenceViewerRef,
} from "../../../machines/licence-review/licence-viewer.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { CallPicture } from "../../calls/call-picture.tsx";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useSeen } from "../../resource/use-seen.ts";
import { EnlargedPage } from "./enlarged-page.tsx";
import styles from "./licence-review.module.css";

interface PagesProps {
  readonly review: LicenceReview;
  readonly viewer: LicenceViewerRef;
}

const EnlargeButton = ({
  viewer,
  page,
  pages,
}: {
  readonly viewer: LicenceViewerRef;
  readonly page: number;
  readonly pages: number;
}) => {
  const t = useText();
  return (
    <Button
      variant="quiet"
      icon={ZoomIn}
      onClick={() => viewer.send({ type: "document.enlarge", page, pages })}
    >
      {pages === 1 ? t("review.document.enlarge") : t("review.document.enlarge_page", { page })}
    </Button>
  );
};

/** The place of a page that is not there yet. */
const Sheet = () => (
  <div className={styles["sheet"]}>
    <Skeleton shape="card" count={1} />
  </div>
);

/** A picture as it was sent. */
const Picture = ({ review: { id, file }, viewer }: PagesProps) => {
  const t = useText();
  return (
    <div className={styles["page"]}>
      <CallPicture
        call={getTradeLicence}
        request={{ id }}
        alt={t("review.file.picture", { name: file.name })}
      />
      <EnlargeButton viewer={viewer} page={1} pages={1} />
    </div>
  );
};

/** The first pages of a document that the server draws. */
const DrawnPages = ({ review: { id, file }, viewer }: PagesProps) => {
  const t = useText();
  const actor = useResource(getLicenceDocument, { id });
  return (
    <ResourceView actor={actor} skeleton={<Sheet />} failedTitle={t("review.document.not_loaded")}>
      {(document) =>
        document._tag === "NotDrawn" ? (
          <Alert tone="info">{t(`review.document.problem.${document.problem}`)}</Alert>
        ) : (
          <>
            {document.pages.map((size, index) => (
              <div key={index} className={styles["page"]}>
                <CallPicture
                  call={getLicencePage}
                  request={{ id, page: index + 1 }}
                  size={size}
                  alt={t("review.document.page", { name: file.name, page: index + 1, pages: document.total })}
                />
                <EnlargeButton viewer={viewer} page={index + 1} pages={document.pages.length} />
              </div>
            ))}
            {document.total > document.pages.length && (
              <p>{t("review.document.more", { shown: document.pages.length, pages: document.total })}</p>
            )}
          </>
        )
      }
    </ResourceView>
  );
};

/** The document of a trade licence: its pages, each to be enlarged, and the file itself to be saved. */
export const ReviewDocument = ({ review }: { readonly review: LicenceReview }) => {
  const t = useText();
  const { id, file } = review;
  const viewer = useScreenActor(`licence-viewer:${id}`, licenceViewerMachine, undefined);
  const enlarged = useSelector(viewer, (snapshot) => snapshot.matches("enlarged"));
  const [seen, watch] = useSeen();
  return (
    <div ref={watch} className={styles["document"]}>
      <DownloadButton
        call={getTradeLicence}
        about={{ id }}
        request={{ id }}
        label={t("review.file", { name: file.name })}
        doneText={t("review.file.done")}
        failedTitle={t("review.file.failed")}
      />
      {file.picture ? (
        <Picture review={review} viewer={viewer} />
      ) : seen ? (
        <DrawnPages review={review} viewer={viewer} />
      ) : (
        <Sheet />
      )}
      {enlarged && <EnlargedPage review={review} viewer={viewer} />}
    </div>
  );
};
