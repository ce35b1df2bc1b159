import { useSelector } from "@xstate/react";
import Download from "lucide-react/icons/download";
import ZoomIn from "lucide-react/icons/zoom-in";
import { FILE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { LicenceReview } from "../../../domain/licence-review/licence-review.ts";
import type { LicenceViewerRef } from "../../../machines/licence-review/licence-viewer.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { LazyPicture } from "../../files/lazy-picture.tsx";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Alert } from "../../kit/states/alert.tsx";
import { Skeleton } from "../../kit/states/skeleton.tsx";
import { ResourceView } from "../../resource/resource-view.tsx";
import { useResource } from "../../resource/use-resource.ts";
import { useSeen } from "../../resource/use-seen.ts";
import { EnlargedPage } from "./enlarged-page.tsx";
import styles from "./licence-review.module.css";
import { useLicenceReviewActors } from "./licence-review-actors.ts";

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
  const { picture } = useLicenceReviewActors();
  return (
    <div className={styles["page"]}>
      <LazyPicture
        name={`licence-picture:${id}`}
        logic={picture}
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
  const actors = useLicenceReviewActors();
  const actor = useResource(`licence-document:${id}`, actors.document, { id });
  return (
    <ResourceView actor={actor} skeleton={<Sheet />} failedTitle={t("review.document.not_loaded")}>
      {(document) =>
        document._tag === "NotDrawn" ? (
          <Alert tone="info">{t(`review.document.problem.${document.problem}`)}</Alert>
        ) : (
          <>
            {document.pages.map((size, index) => (
              <div key={index} className={styles["page"]}>
                <LazyPicture
                  name={`licence-page:${id}:${index + 1}`}
                  logic={actors.page}
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
  const actors = useLicenceReviewActors();
  const { id, file } = review;
  const save = useScreenActor(`licence-file:${id}`, actors.file, { limit: FILE_LIMIT });
  const viewer = useScreenActor(`licence-viewer:${id}`, actors.viewer, undefined);
  const enlarged = useSelector(viewer, (snapshot) => snapshot.matches("enlarged"));
  const [seen, watch] = useSeen();
  return (
    <div ref={watch} className={styles["document"]}>
      <SubmissionButton
        actor={save}
        request={{ id }}
        icon={Download}
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
