import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

/** A test of a view whose last lines are `read`. */
const withRead = (read: string) => `
  const show = () => {
    const sent: string[] = [];
    const pressed = vi.fn();
    let left = 0;
    render(<Form onSend={(text) => sent.push(text)} onPress={pressed} onLeave={() => { left += 1; }} />);
    return { sent, pressed, left: () => left };
  };
  it("sends", async () => {
    const { sent, pressed } = show();
    const expected: string[] = [];
    expected.push("a");
    await user.click(screen.getByRole("button"));
    ${read}
  });
`;

/** Reads that the rule reports. */
const bare = [
  `expect(sent).toEqual(["a"]);`,
  `expect(view.sent.at(-1)).toBe("a");`,
  `expect([sent.length, screen.queryByRole("dialog")]).toEqual([1, null]);`,
  `expect(left).toBe(1);`,
  `expect(pressed).toHaveBeenCalledOnce();`,
  `expect(pressed).not.toHaveBeenCalled();`,
  `expect(pressed.mock.calls).toEqual([["a"]]);`,
  `expect(address()).toBe("/orders/");`,
  `expect(view.address()).toBe("/orders/");`,
  `expect(document.activeElement).toBe(field);`,
  `expect(field).toBe(document.activeElement);`,
  `expect(document.title).toBe("Orders");`,
  `expect(window.location.href).toBe("/orders/");`,
  `expect(router.state.location.pathname).toBe("/orders/");`,
  `expect(history.length).toBe(2);`,
  `expect(localStorage.getItem("theme")).toBe("dark");`,
  `expect(sessionStorage).toHaveLength(0);`,
  `const [last] = sent; expect(last).toBe("a");`,
  `const place = window.location.href; expect(place).toBe("/orders/");`,
];

/** Reads that it lets pass. */
const waiting = [
  `await expect.poll(() => sent).toEqual(["a"]);`,
  `await expect.poll(address).toBe("/orders/");`,
  `await waitFor(() => expect(document.activeElement).toBe(field));`,
  `expect(screen.getByText("Sent")).toBeTruthy();`,
  `expect(expected).toEqual(["a"]);`,
  `expect(answer.history).toBe("a");`,
];

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly message: string }[];
}

/** What oxlint reports of one file for each of the reads. */
const lint = (reads: readonly string[]): Report["diagnostics"] => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lint-"));
  reads.forEach((read, at) => fs.writeFileSync(path.join(folder, `${at}.test.tsx`), withRead(read)));
  const config = {
    jsPlugins: [path.resolve("scripts/lint/no-bare-read.mjs")],
    categories: { correctness: "off" },
    rules: { "tests/no-bare-read": ["warn", { reads: ["address"] }] },
  };
  fs.writeFileSync(path.join(folder, "config.json"), JSON.stringify(config));
  const output = execFileSync(
    "npx",
    ["oxlint", "-c", path.join(folder, "config.json"), "--format=json", folder],
    {
      encoding: "utf8",
    },
  );
  fs.rmSync(folder, { recursive: true });
  return (JSON.parse(output) as Report).diagnostics;
};

it("reports what a test reads at once and a view changes, and names what waits", () => {
  const reads = [...bare, ...waiting];
  const found = lint(reads);
  const reported = new Set(found.map(({ filename }) => reads[Number.parseInt(path.basename(filename), 10)]));
  expect(reported).toEqual(new Set(bare));
  for (const { message } of found) expect(message).toContain("expect.poll");
});
