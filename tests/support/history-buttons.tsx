import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";

/** Back and Forward of the browser, for screens in a memory router. */
export const HistoryButtons = () => {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser: back</button>
      <button onClick={() => void navigate(1)}>Browser: forward</button>
    </>
  );
};

/** Presses Back of the browser. */
export const goBack = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole("button", { name: "Browser: back" }));

/** Presses Forward of the browser. */
export const goForward = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole("button", { name: "Browser: forward" }));
