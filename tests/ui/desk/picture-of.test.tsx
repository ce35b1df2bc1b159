import { afterEach, describe, expect, test } from "vitest";
import { pictureOf } from "../../../src/atlas/desk/preview/picture-of.ts";
import { htmlOf, nodeOf } from "../../../src/atlas/desk/steps/markup.ts";

afterEach(() => {
  document.body.replaceChildren();
});

const pictureWith = (html: string): string => {
  document.body.innerHTML = html;
  return htmlOf(pictureOf(document));
};

describe("a picture of a page", () => {
  test("has no script, no address, no frame, and nothing that can be pressed, named or focused", () => {
    const picture = pictureWith(
      `<a href="/orders/" onclick="x()" id="a" tabindex="0" class="link">Orders</a><script>x()</script><style>p{}</style>
       <iframe src="/x"></iframe><form action="/x"><label for="f">L</label><input id="f" name="n"></form>`,
    );
    expect(picture).toContain('<a class="link">Orders</a>');
    expect(picture).not.toMatch(/script|iframe|href|onclick|action|tabindex|style>|\s(?:id|for|name)=/);
  });

  test("shows what was typed and chosen, and of a password only how long it is", () => {
    document.body.innerHTML = `<input id="t"><input id="p" type="password"><input id="c" type="checkbox" checked><textarea></textarea>
      <select><option selected>One</option><option>Two</option></select>`;
    document.querySelector<HTMLInputElement>("#t")!.value = `"typed"`;
    document.querySelector<HTMLInputElement>("#p")!.value = "secret";
    document.querySelector<HTMLInputElement>("#c")!.checked = false;
    document.querySelector<HTMLTextAreaElement>("textarea")!.value = "Long <text>";
    document.querySelector<HTMLSelectElement>("select")!.selectedIndex = 1;
    const picture = htmlOf(pictureOf(document));
    expect(picture).toContain('<input value="&quot;typed&quot;">');
    expect(picture).toContain('value="xxxxxx"');
    expect(picture).not.toContain("checked");
    expect(picture).toContain("<textarea>Long &lt;text&gt;</textarea>");
    expect(picture).toContain('<option>One</option><option selected="">Two</option>');
  });

  test("leaves out what is not rendered", () => {
    expect(pictureWith(`<p style="display: none">Menu</p><p>Page</p>`)).not.toContain("Menu");
  });

  test("becomes nodes again, drawings too", () => {
    document.body.innerHTML = `<p class="a" style="color: red">One <b>two</b></p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>`;
    const made = nodeOf(pictureOf(document)) as HTMLElement;
    expect(made.querySelector("p")?.style.color).toBe("red");
    expect(made.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(made.textContent).toBe("One two");
  });
});
