import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { faultsOf } from "./faults.ts";
import { spokenOf } from "./spoken.ts";

const faultsIn = async (html: string): Promise<readonly string[]> => {
  const { container } = render(<main dangerouslySetInnerHTML={{ __html: html }} />);
  return faultsOf(await spokenOf(container));
};

test.each([
  ["a control without a name", `<button></button>`, "“button” has no name"],
  ["a picture without a name", `<img src="x.png">`, "“image” has no name"],
  ["a list without items", `<ul></ul>`, "“list” is empty"],
  ["a sign alone", `<p>·</p>`, "“·” is no word"],
  ["a value that is missing", `<p>Until undefined</p>`, "“Until undefined” is no text for people"],
  ["a text's key", `<button>help.success.open</button>`, "“button, help.success.open” is a key"],
  [
    "a title that is the name",
    `<a href="/" title="Home.">Home</a>`,
    "“link, Home, Home.” says the same twice",
  ],
  [
    "a text after the same text",
    `<h2>Support</h2><p>Support</p>`,
    "“Support” comes after “heading, Support, level 2”",
  ],
  [
    "two links of one name",
    `<a href="/a/">Open</a> <a href="/b/">Open</a>`,
    "“link, Open” is said of two that differ",
  ],
  [
    "two buttons of one name",
    `<button>PDF</button><i>or</i><button>PDF</button>`,
    "“button, PDF” is said of two that differ",
  ],
])("%s is a fault", async (_what, html, fault) => {
  expect(await faultsIn(html)).toContain(fault);
});

test("what is said once is none: labels, what describes a field, names of sections, links to one place", async () => {
  expect(
    await faultsIn(`
      <section aria-labelledby="h"><h2 id="h">Payment</h2>
        <label for="f">Sum</label><input id="f" aria-describedby="d"><p id="d">In euros</p>
        <a href="/a/">Order</a> is sent <a href="/a/">Order</a>
      </section>`),
  ).toEqual([]);
});
