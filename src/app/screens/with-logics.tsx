import type { ComponentType, Provider } from "react";

/** A screen below the logics of its area. */
export const withLogics = <Logics,>(
  Logics: Provider<Logics | undefined>,
  logics: Logics,
  Screen: ComponentType,
): ComponentType =>
  function ScreenWithLogics() {
    return (
      <Logics value={logics}>
        <Screen />
      </Logics>
    );
  };
