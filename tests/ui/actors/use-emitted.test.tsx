import { render } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createActor, emit, setup, type ActorRefFrom } from "xstate";
import { useEmitted } from "../../../src/ui/actors/use-emitted.ts";

const machine = setup({
  types: {
    events: {} as { readonly type: "save"; readonly no: number } | { readonly type: "other" },
    emitted: {} as { readonly type: "saved"; readonly no: number } | { readonly type: "noted" },
  },
}).createMachine({
  on: {
    save: { actions: emit(({ event }) => ({ type: "saved", no: event.no })) },
    other: { actions: emit({ type: "noted" }) },
  },
});
type Ref = ActorRefFrom<typeof machine>;
type Listener = (event: { readonly type: "saved"; readonly no: number }) => void;

const View = ({ actor, listener }: { readonly actor: Ref; readonly listener: Listener }) => {
  useEmitted(actor, "saved", listener);
  return null;
};
const start = (): Ref => createActor(machine).start();

describe("useEmitted", () => {
  test("calls the listener once for each event of the type, however often the view renders", async () => {
    const actor = start();
    const listener = vi.fn<Listener>();
    const { rerender } = render(<View actor={actor} listener={listener} />);
    rerender(<View actor={actor} listener={listener} />);
    actor.send({ type: "save", no: 1 });
    actor.send({ type: "other" });
    actor.send({ type: "save", no: 2 });
    await expect
      .poll(() => listener.mock.calls)
      .toEqual([[{ type: "saved", no: 1 }], [{ type: "saved", no: 2 }]]);
  });

  test("calls the listener of the last render only", async () => {
    const actor = start();
    const [first, second] = [vi.fn<Listener>(), vi.fn<Listener>()];
    const { rerender } = render(<View actor={actor} listener={first} />);
    rerender(<View actor={actor} listener={second} />);
    actor.send({ type: "save", no: 1 });
    await expect.poll(() => first).not.toHaveBeenCalled();
    await expect.poll(() => second).toHaveBeenCalledExactlyOnceWith({ type: "saved", no: 1 });
  });

  test("listens to another actor in place of the first once the view is given it", async () => {
    const [one, other] = [start(), start()];
    const listener = vi.fn<Listener>();
    const { rerender } = render(<View actor={one} listener={listener} />);
    rerender(<View actor={other} listener={listener} />);
    one.send({ type: "save", no: 1 });
    other.send({ type: "save", no: 2 });
    await expect.poll(() => listener.mock.calls).toEqual([[{ type: "saved", no: 2 }]]);
  });

  test("hears nothing once the view is gone", async () => {
    const actor = start();
    const listener = vi.fn<Listener>();
    render(<View actor={actor} listener={listener} />).unmount();
    actor.send({ type: "save", no: 1 });
    await expect.poll(() => listener).not.toHaveBeenCalled();
  });
});
