import { useId } from "react";
import { useSelector } from "@xstate/react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { getPicture } from "../../api/pictures.calls.ts";
import type { CropChange, CropGrip } from "../../domain/pictures/crop.ts";
import { shownPicture } from "../../domain/pictures/picture-address.ts";
import type { CropEditing, PicturesRef } from "../../machines/pictures/pictures.machine.ts";
import { usePicture } from "../calls/use-resource.ts";
import { BlobImage } from "../files/blob-image.tsx";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/buttons/button.tsx";
import { IconButton } from "../kit/buttons/icon-button.tsx";
import { Checkbox } from "../kit/fields/checkbox.tsx";
import { Dialog } from "../kit/overlays/dialog.tsx";
import { Skeleton } from "../kit/states/skeleton.tsx";
import { ResourceView } from "../resource/resource-view.tsx";
import { CropFrame } from "./crop-frame.tsx";
import { cropStep } from "./crop-steps.ts";
import css from "./pictures.module.css";

const buttons = [
  ["left", ArrowLeft, "move", -1, 0],
  ["right", ArrowRight, "move", 1, 0],
  ["up", ArrowUp, "move", 0, -1],
  ["down", ArrowDown, "move", 0, 1],
  ["larger", Plus, "se", 1, 1],
  ["smaller", Minus, "se", -1, -1],
] as const satisfies readonly (readonly [string, typeof Plus, CropGrip, number, number])[];

interface CropEditorProps {
  readonly actor: PicturesRef;
  readonly editing: CropEditing;
}

const CropEditor = ({ actor, editing: { id, size, crop, shaped } }: CropEditorProps) => {
  const t = useText();
  const own = useId();
  const shape = useSelector(actor, ({ context }) => context.shape);
  const whole = usePicture(getPicture, shownPicture({ id }, "1280"));
  const change = (made: CropChange) => actor.send({ type: "crop.changed", change: made });
  const step = cropStep(size);
  // Larger and smaller keep the proportions that the frame has.
  const inProportion = (step * crop.height) / crop.width;
  return (
    <div className={css["editor"]}>
      <p id={`${own}-help`} className={css["quiet"]}>
        {t("pictures.crop.help")}
      </p>
      <ResourceView actor={whole} skeleton={<Skeleton shape="card" count={1} />}>
        {(blob) => (
          <CropFrame
            crop={crop}
            size={size}
            label={t("pictures.crop.area")}
            describedBy={`${own}-help ${own}-value`}
            onHold={() => actor.send({ type: "crop.held" })}
            onChange={change}
            onRelease={() => actor.send({ type: "crop.released" })}
          >
            <BlobImage blob={blob} alt="" className={css["whole"]} />
          </CropFrame>
        )}
      </ResourceView>
      <p id={`${own}-value`} role="status" className={css["quiet"]}>
        {t("pictures.crop.value", { ...crop })}
      </p>
      {/* They move the frame over a picture, whose left is left in every language. */}
      <div dir="ltr" role="group" aria-label={t("pictures.crop.buttons")} className={css["buttons"]}>
        {buttons.map(([name, icon, grip, dx, dy]) => (
          <IconButton
            key={name}
            icon={icon}
            label={t(`pictures.crop.${name}`)}
            onClick={() => change({ grip, dx: dx * step, dy: dy * (grip === "move" ? step : inProportion) })}
          />
        ))}
      </div>
      {shape !== undefined && (
        <Checkbox
          label={t("pictures.crop.shape", { ...shape })}
          checked={shaped}
          onChange={(kept) => actor.send({ type: "crop.shaped", shaped: kept })}
        />
      )}
    </div>
  );
};

/** The dialog in which a picture is cropped; it is open while the machine has a crop. */
export const CropDialog = ({ actor }: Pick<CropEditorProps, "actor">) => {
  const t = useText();
  const editing = useSelector(actor, ({ context }) => context.editing);
  const cancel = () => actor.send({ type: "crop.cancel" });
  return (
    <Dialog
      open={editing !== undefined}
      title={t("pictures.crop.title")}
      onClose={cancel}
      actions={
        <>
          <Button variant="primary" onClick={() => actor.send({ type: "crop.apply" })}>
            {t("pictures.crop.apply")}
          </Button>
          <Button onClick={() => actor.send({ type: "crop.reset" })}>{t("pictures.crop.reset")}</Button>
          <Button variant="quiet" onClick={cancel}>
            {t("pictures.crop.cancel")}
          </Button>
        </>
      }
    >
      {editing !== undefined && <CropEditor actor={actor} editing={editing} />}
    </Dialog>
  );
};
