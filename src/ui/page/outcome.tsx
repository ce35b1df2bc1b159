import { useCallback, type ReactNode } from "react";

/** What has come of an action, focused as it appears: the button that was pressed may be gone. Shown once a dialog is closed, which gives the focus back. */
export const Outcome = ({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => {
  const follow = useCallback((element: HTMLDivElement | null) => element?.focus(), []);
  return (
    <div ref={follow} tabIndex={-1} className={className}>
      {children}
    </div>
  );
};
