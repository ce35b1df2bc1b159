import { useState, type RefObject } from "react";
import Download from "lucide-react/icons/download";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { Popover } from "../../../ui/kit/overlays/popover.tsx";
import { saveFile } from "../../../ui/kit/files/save-file.ts";
import type { AtlasMachine } from "../../model/atlas-model.ts";
import { pngBlob, svgText } from "../diagram/picture.ts";
import { csvOf } from "../table/csv.ts";
import { rowsOf, type TransitionRow } from "../table/transition-rows.ts";
import { labels } from "../labels.ts";
import css from "./machine.module.css";

const w = labels.diagram;

const print = (): void => window.print();

/** Saves rows of a machine's table as CSV. */
export const saveCsv = (name: string, rows: readonly TransitionRow[]): void =>
  saveFile({
    blob: new Blob(["\uFEFF", csvOf(rows, { ...labels.table.columns, ...labels.table.more })], {
      type: "text/csv;charset=utf-8",
    }),
    name: `${name}.csv`,
  });

/** Saves or prints the diagram. */
export const SaveMenu = ({
  machine,
  svg,
}: {
  readonly machine: AtlasMachine;
  readonly svg: RefObject<SVGSVGElement | null>;
}) => {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const { name, id } = machine.ir;
  const saveSvg = (): void => {
    if (svg.current !== null)
      saveFile({
        blob: new Blob([svgText(svg.current, id)], { type: "image/svg+xml" }),
        name: `${name}.svg`,
      });
  };
  const savePng = async (): Promise<void> => {
    const blob = svg.current === null ? undefined : await pngBlob(svg.current, id).catch(() => undefined);
    setFailed(blob === undefined);
    if (blob !== undefined) saveFile({ blob, name: `${name}.png` });
  };
  return (
    <Popover
      open={open}
      onClose={() => setOpen(false)}
      label={w.exportLabel}
      renderTrigger={(trigger) => (
        <Button {...trigger} icon={Download} onClick={() => setOpen(!open)}>
          {w.export}
        </Button>
      )}
    >
      <div className={css["menu"]}>
        <Button variant="quiet" onClick={saveSvg}>
          {w.svg}
        </Button>
        <Button variant="quiet" onClick={() => void savePng()}>
          {w.png}
        </Button>
        <Button variant="quiet" onClick={() => saveCsv(name, rowsOf(machine, machine.review))}>
          {w.csv}
        </Button>
        <Button variant="quiet" onClick={print}>
          {w.print}
        </Button>
        <p role="status" className={css["quiet"]}>
          {failed ? w.tooLarge : ""}
        </p>
      </div>
    </Popover>
  );
};
