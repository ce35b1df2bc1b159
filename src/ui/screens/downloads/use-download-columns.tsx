import { getDownloadFile } from "../../../api/downloads.calls.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import { downloadList } from "../../../domain/downloads/downloads.lists.ts";
import type { ColumnOf } from "../../../domain/kit/list.ts";
import type { Download, DownloadId } from "../../../domain/downloads/download.ts";
import { DownloadButton } from "../../calls/action-button.tsx";
import { useFormat } from "../../i18n/format.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/lists/table.tsx";
import { Badge } from "../../kit/states/badge.tsx";
import { PickBox } from "../../lists/pick-box.tsx";
import type { Picks } from "../../lists/use-picks.ts";
import { codeText } from "../../page/code-text.ts";
import styles from "./downloads.module.css";

/** The id of the element with a row's title, which describes its button. */
const titleId = (id: DownloadId): string => `download-title-${id}`;

const Title = ({ row: { id, title, language, file, isNew } }: { readonly row: Download }) => {
  const t = useText();
  return (
    <div className={styles["title"]}>
      <span id={titleId(id)} lang={language.code}>
        {title}
      </span>
      {isNew && <Badge tone="info" label={t("downloads.new")} />}
      <span className={styles["file"]}>{file}</span>
    </div>
  );
};

const LoadButton = ({ id }: { readonly id: DownloadId }) => {
  const t = useText();
  return (
    <DownloadButton
      call={getDownloadFile}
      about={{ id }}
      request={{ id }}
      label={t("downloads.load")}
      describedBy={titleId(id)}
      doneText={t("downloads.started")}
      failedTitle={t("downloads.failed")}
    />
  );
};

/** The columns of the list; the rows that are picked are loaded as one archive. */
export const useDownloadColumns = (
  picks: Picks<DownloadId>,
): readonly Column<Download, ColumnOf<typeof downloadList> | "load" | "pick">[] => {
  const t = useText();
  const format = useFormat();
  const facts = columnsOf(t, downloadList, {
    title: { primary: true, render: (row) => <Title row={row} /> },
    kind: ({ kind }) => codeText(t, kind, (code) => `downloads.kind.${code}`),
    line: ({ line }) => codeText(t, line, (code) => `downloads.line.${code}`),
    language: ({ language }) => languageName(format.tag, language.code),
    size: { number: true, render: ({ size }) => format.bytes(size), secondary: true },
    publishedAt: { whole: true, render: ({ publishedAt }) => format.day(publishedAt) },
  });
  return [
    ...facts.slice(0, 1),
    {
      key: "load",
      screenOnly: true,
      header: t("downloads.load"),
      primary: true,
      render: ({ id }) => (
        <div className={styles["load"]}>
          <LoadButton id={id} />
        </div>
      ),
    },
    ...facts.slice(1),
    {
      key: "pick",
      screenOnly: true,
      header: t("downloads.pick"),
      whole: true,
      render: ({ id, title }) => <PickBox id={id} label={t("downloads.pick.row", { title })} picks={picks} />,
    },
  ];
};
