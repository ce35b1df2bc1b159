import { useSelector } from "@xstate/react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import CropIcon from "lucide-react/icons/crop";
import Trash from "lucide-react/icons/trash-2";
import type { DragEvent, MouseEvent } from "react";
import { flushSync } from "react-dom";
import { getPicture } from "../../api/pictures.calls.ts";
import { shownPicture } from "../../domain/pictures/picture-address.ts";
import { hasShape, type Picture, type PictureId, shownSize } from "../../domain/pictures/picture.ts";
import type { PicturesRef } from "../../machines/pictures/pictures.machine.ts";
import { CallPicture } from "../calls/call-picture.tsx";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "../kit/buttons/icon-button.tsx";
import input from "../kit/fields/input.module.css";
import { PictureCaptionFields, type PictureProblemOf } from "./picture-captions.tsx";
import { ReplaceButton } from "./replace-button.tsx";
import css from "./pictures.module.css";

/** The choice of one picture that stands for all. */
interface ThumbnailChoice {
  readonly id: PictureId | undefined;
  readonly onChange: (id: PictureId) => void;
}

/** What each picture of a field has. */
export interface PictureParts {
  readonly actor: PicturesRef;
  /** False where pictures have neither description nor copyright. */
  readonly captions?: boolean;
  readonly problemOf?: PictureProblemOf;
  readonly thumbnail?: ThumbnailChoice;
}

interface PictureItemProps extends PictureParts {
  readonly shown: Picture;
  /** Its place, counted from 0, of how many. */
  readonly place: number;
  readonly count: number;
  /** The filter of the file chooser. */
  readonly accept: string;
  readonly onRemove: (place: number) => void;
}

const DRAGGED = "application/x-portal-picture";

/** One picture of a field with its texts, and what can be done with it. */
export const PictureItem = ({
  actor,
  captions = true,
  problemOf,
  thumbnail,
  shown,
  place,
  count,
  accept,
  onRemove,
}: PictureItemProps) => {
  const t = useText();
  const { field, most, shape } = useSelector(actor, ({ context }) => context);
  const { id } = shown;
  const number = t("pictures.picture", { number: place + 1 });
  const what = shown.description.trim() === "" ? number : shown.description;

  const moveTo = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    // The item is another element's neighbour afterwards, and loses the focus on its way.
    flushSync(() => actor.send({ type: "pictures.moved", id, place: to }));
    const other = button.parentElement?.querySelector<HTMLElement>("[data-move]:not(:disabled)");
    (button.disabled ? other : button)?.focus();
  };
  const drag = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(DRAGGED, id);
    dataTransfer.effectAllowed = "move";
  };
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (dragged === "") return;
    event.preventDefault();
    actor.send({ type: "pictures.moved", id: dragged as PictureId, place });
  };

  return (
    <li data-picture={id}>
      <div className={css["item"]} onDragOver={over} onDrop={drop}>
        <div className={css["picture"]} draggable={count > 1} onDragStart={drag}>
          <CallPicture
            call={getPicture}
            request={shownPicture(shown, "640")}
            size={shownSize(shown)}
            alt={what}
          />
        </div>
        <div className={css["about"]}>
          <div role="group" aria-label={number} className={css["buttons"]}>
            <IconButton
              label={t("pictures.crop", { what })}
              icon={CropIcon}
              onClick={() => actor.send({ type: "crop.start", id })}
            />
            <ReplaceButton
              label={t("pictures.replace", { what })}
              accept={accept}
              onChoose={(files) => actor.send({ type: "pictures.replace", id, files })}
            />
            {most > 1 && (
              <>
                <IconButton
                  data-move
                  label={t("pictures.earlier", { what })}
                  icon={ArrowUp}
                  disabled={place === 0}
                  onClick={moveTo(place - 1)}
                />
                <IconButton
                  data-move
                  label={t("pictures.later", { what })}
                  icon={ArrowDown}
                  disabled={place === count - 1}
                  onClick={moveTo(place + 1)}
                />
              </>
            )}
            <IconButton label={t("pictures.remove", { what })} icon={Trash} onClick={() => onRemove(place)} />
          </div>
          {shape !== undefined && !hasShape(shown, shape) && (
            <p className={css["quiet"]}>{t("pictures.shape", { ...shape })}</p>
          )}
          {thumbnail !== undefined && (
            <label className={input["choice"]}>
              <input
                type="radio"
                name={`${field}.thumbnail`}
                checked={thumbnail.id === id}
                onChange={() => thumbnail.onChange(id)}
              />
              <span>{t("pictures.thumbnail", { what })}</span>
            </label>
          )}
          {captions && <PictureCaptionFields actor={actor} picture={shown} problemOf={problemOf} />}
        </div>
      </div>
    </li>
  );
};
