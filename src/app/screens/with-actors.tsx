import type { ComponentType, Provider } from "react";

/** A screen below the actors of its area. */
export const withActors = <Actors,>(
  Actors: Provider<Actors | undefined>,
  actors: Actors,
  Screen: ComponentType,
): ComponentType =>
  function ScreenWithActors() {
    return (
      <Actors value={actors}>
        <Screen />
      </Actors>
    );
  };
