import type { ComponentType, Provider } from "react";

/** Provides an area's actors to a screen. */
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
