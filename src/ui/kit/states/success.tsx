import CircleCheck from "lucide-react/icons/circle-check";
import { useCallback, useId, type ReactNode } from "react";
import { Icon } from "../buttons/icon.tsx";
import css from "./success.module.css";

const isNothing = (content: ReactNode): boolean =>
  content === undefined || content === null || content === false;

const Message = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Icon of={CircleCheck} />
    <span>{children}</span>
  </>
);

/**
 * Success where it happened, beside what was pressed or above the list that has changed. It is in the page before
 * there are texts, so that screen readers hear of them; the focus stays.
 */
export const Done = ({ children }: { readonly children: ReactNode }) => (
  <span role="status" className={css["done"]}>
    {isNothing(children) ? null : <Message>{children}</Message>}
  </span>
);

export interface SuccessProps {
  readonly title: string;
  readonly level?: 2 | 3;
  /** False where something else has the focus, such as the heading of the page: then it is announced. */
  readonly focused?: boolean;
  /** Where to go on. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The success that ends a task, in the place of its form: what was done, and where to go on. Its heading takes the focus. */
export const Success = ({ title, level = 2, focused = true, actions, children }: SuccessProps) => {
  const id = useId();
  const Heading = `h${level}` as const;
  const follow = useCallback(
    (element: HTMLHeadingElement | null) => {
      if (focused) element?.focus();
    },
    [focused],
  );
  return (
    <section aria-labelledby={id} className={css["success"]}>
      <div role={focused ? undefined : "status"}>
        <Heading ref={follow} id={id} tabIndex={-1} className={css["title"]}>
          <Message>{title}</Message>
        </Heading>
      </div>
      {!isNothing(children) && <div className={css["text"]}>{children}</div>}
      {actions !== undefined && <div className={css["actions"]}>{actions}</div>}
    </section>
  );
};
