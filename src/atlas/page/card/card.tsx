import { useEffect, useId, useRef, type ReactNode } from "react";
import X from "lucide-react/icons/x";
import { NavigationType, useNavigationType } from "react-router-dom";
import type { Elements } from "../../../ui/kit/elements.ts";
import { IconButton } from "../../../ui/kit/buttons/icon-button.tsx";
import { useListener } from "../frame/use-listener.ts";
import { labels } from "../labels.ts";
import css from "./card.module.css";

export interface CardProps {
  /** The kind of part. */
  readonly kind: string;
  readonly title: string;
  /** Its stable id. */
  readonly id: string;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Details of the selected part. The card gets the focus when a press opens it (give it a `key` of its content); Escape closes it. */
export const Card = ({ kind, title, id, onClose, actions, children }: CardProps) => {
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const kindOfArrival = useRef(useNavigationType());
  const labelId = useId();
  useEffect(() => {
    // Back and direct addresses do not move the focus.
    if (kindOfArrival.current !== NavigationType.Pop) heading.current?.focus();
  }, []);
  useListener(card, "keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  });
  return (
    <aside ref={card} aria-labelledby={labelId} className={css["card"]}>
      <div className={css["head"]}>
        <div className={css["text"]}>
          <p className={css["kind"]}>{kind}</p>
          <h2 ref={heading} id={labelId} tabIndex={-1}>
            {title}
          </h2>
          <p className={css["id"]}>{id}</p>
        </div>
        <IconButton label={labels.card.close} icon={X} onClick={onClose} />
      </div>
      <div className={css["body"]}>{children}</div>
      {actions !== undefined && <div className={css["actions"]}>{actions}</div>}
    </aside>
  );
};

/** A section of a card with its own heading. */
export const CardPart = ({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: Elements;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css["part"]}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
};
