import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// On a phone a page's action is fixed at the bottom of the screen (src/ui/kit/layout/page-header.module.css). That place is for what people
// come for, such as to pay or to book; what a page offers beside it, such as to ask, is quiet and stands in its note.

/** Components whose button is a primary one. */
const primary = ["PayButton", "TestNow", "PublishAction"];

const folder = "src/ui/screens";

/** What is in the place of each page's action. */
const actions = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) => {
    const source = readFileSync(`${folder}/${file}`, "utf8");
    return [...source.matchAll(/^( *)<PageHeader\b[^]*?(?:^\1\/>| \/>)$/gm)].flatMap(([header]) => {
      const [, action] = header.split(/\baction(?:=|: )/);
      const named = action === undefined ? undefined : /^\{(\w+)\}/.exec(action)?.[1];
      const own =
        named === undefined ? action : new RegExp(`const ${named} = \\([^]*?\\n  \\);`).exec(source)?.[0];
      return action === undefined ? [] : [{ file, action: own ?? action }];
    });
  });

it("the action of a page is what people come for", () => {
  expect(actions.length).toBeGreaterThan(8);
  const quiet = actions.filter(({ action }) => {
    const controls = [...action.matchAll(/<([A-Z]\w*)([^<]*)/g)];
    return (
      controls.length === 0 ||
      /\{help\}/.test(action) ||
      controls.some(
        ([, name = "", rest = ""]) => !primary.includes(name) && !rest.includes('variant="primary"'),
      )
    );
  });
  expect(quiet).toEqual([]);
});
