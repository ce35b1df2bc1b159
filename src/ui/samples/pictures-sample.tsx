import { useState } from "react";
import { changedCrop, shapedCrop, wholeOf, wideShape, type Crop } from "../../domain/pictures/crop.ts";
import { CropFrame } from "../pictures/crop-frame.tsx";
import css from "../pictures/pictures.module.css";
import { Checkbox } from "../kit/fields/checkbox.tsx";
import { Panel } from "../kit/layout/panel.tsx";

const size = { width: 1600, height: 1200 };
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 16 12"><rect width="16" height="12" fill="#9ec5e8"/><path d="M3 12V6l5-4 5 4v6z" fill="#c96"/><path d="M0 12v-1h16v1z" fill="#586"/></svg>`;

/** The frame of a crop over a picture: any shape, or 16:9. */
export const PicturesSample = () => {
  const [shaped, setShaped] = useState(true);
  const [crop, setCrop] = useState<Crop>(shapedCrop(wholeOf(size), wideShape));
  const [held, setHeld] = useState<Crop>();
  return (
    <Panel heading="Crop">
      <CropFrame
        crop={crop}
        size={size}
        label="Shown part"
        describedBy="crop-sample"
        onHold={() => setHeld(crop)}
        onChange={(change) =>
          setCrop(changedCrop(held ?? crop, change, size, shaped ? wideShape : undefined))
        }
        onRelease={() => setHeld(undefined)}
      >
        <img alt="" className={css["whole"]} src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} />
      </CropFrame>
      <p id="crop-sample">{`${crop.width} × ${crop.height} at ${crop.x}, ${crop.y}`}</p>
      <Checkbox label="Keep 16:9" checked={shaped} onChange={setShaped} />
    </Panel>
  );
};
