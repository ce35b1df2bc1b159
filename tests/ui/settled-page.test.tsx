import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { startTransition, useEffect, useState } from "react";
import { expect, it } from "vitest";

/** Shows each number a moment after the one before it: by a timer of `delay` ms, in a transition. */
const Counter = ({ delay, most }: { readonly delay: number; readonly most: number }) => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0 || count === most) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)), delay);
    return () => clearTimeout(timer);
  }, [count, delay, most]);
  return (
    <button type="button" onClick={() => void Promise.resolve().then(() => setCount(1))}>
      {count}
    </button>
  );
};

const countAfterPress = async (delay: number) => {
  render(<Counter delay={delay} most={3} />);
  const button = screen.getByRole("button");
  await userEvent.click(button);
  return button.textContent;
};

it("an action ends when what follows it in turn has been rendered", async () => {
  expect(await countAfterPress(0)).toBe("3");
});

it("an action does not wait for a longer delay", async () => {
  expect(await countAfterPress(60_000)).toBe("1");
});
