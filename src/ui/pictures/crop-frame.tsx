import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { Elements } from "../kit/elements.ts";
import {
  cropHandles,
  type Crop,
  type CropChange,
  type CropGrip,
  type CropHandle,
  type Size,
} from "../../domain/pictures/crop.ts";
import { cropStep, keyChange } from "./crop-steps.ts";
import css from "./pictures.module.css";

export interface CropFrameProps {
  readonly crop: Crop;
  readonly size: Size;
  /** The name of the frame. */
  readonly label: string;
  /** The ids of the help and of the frame's place in words. */
  readonly describedBy: string;
  /** A pointer takes hold: changes count from here, until it lets go. */
  readonly onHold: () => void;
  readonly onChange: (change: CropChange) => void;
  readonly onRelease: () => void;
  /** The whole picture. */
  readonly children: Elements;
}

const handlePoint = (handle: CropHandle, { x, y, width, height }: Crop): { x: number; y: number } => ({
  x: x + (handle.includes("w") ? 0 : handle.includes("e") ? width : width / 2),
  y: y + (handle.includes("n") ? 0 : handle.includes("s") ? height : height / 2),
});

/** A frame over a picture that is moved and resized by pointer or keyboard. It is drawn in pixels of the picture. */
export const CropFrame = ({
  crop,
  size,
  label,
  describedBy,
  onHold,
  onChange,
  onRelease,
  children,
}: CropFrameProps) => {
  const drawing = useRef<SVGSVGElement>(null);
  const held = useRef<{ readonly grip: CropGrip; readonly x: number; readonly y: number } | undefined>(
    undefined,
  );
  const { x, y, width, height } = crop;

  const hold = (grip: CropGrip) => (event: PointerEvent<SVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { grip, x: event.clientX, y: event.clientY };
    onHold();
  };
  const pull = (event: PointerEvent<SVGElement>) => {
    if (held.current === undefined) return;
    const { grip, x: fromX, y: fromY } = held.current;
    // Pixels of the picture for one of the screen.
    const scale = size.width / (drawing.current?.getBoundingClientRect().width ?? size.width);
    onChange({ grip, dx: (event.clientX - fromX) * scale, dy: (event.clientY - fromY) * scale });
  };
  const release = () => {
    held.current = undefined;
    onRelease();
  };
  const press = (event: KeyboardEvent<SVGElement>) => {
    const change = keyChange(event, cropStep(size));
    if (change === undefined) return;
    event.preventDefault();
    onChange(change);
  };
  const pulled = (grip: CropGrip) => ({
    onPointerDown: hold(grip),
    onPointerMove: pull,
    onPointerUp: release,
    onPointerCancel: release,
  });

  return (
    <div className={css["stage"]}>
      {children}
      <svg ref={drawing} viewBox={`0 0 ${size.width} ${size.height}`} className={css["drawing"]}>
        <path
          className={css["outside"]}
          fillRule="evenodd"
          d={`M0 0H${size.width}V${size.height}H0ZM${x} ${y}h${width}v${height}h${-width}Z`}
        />
        <rect
          {...{ x, y, width, height }}
          {...pulled("move")}
          className={css["frame"]}
          role="application"
          tabIndex={0}
          aria-label={label}
          aria-describedby={describedBy}
          onKeyDown={press}
        />
        {cropHandles.map((handle) => {
          const point = handlePoint(handle, crop);
          const line = { x1: point.x, x2: point.x, y1: point.y, y2: point.y };
          return (
            <g key={handle} {...pulled(handle)} data-handle={handle} className={css["handle"]}>
              <line {...line} className={css["target"]} />
              <line {...line} className={css["dot"]} />
            </g>
          );
        })}
      </svg>
    </div>
  );
};
