import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { reference as sample } from "../../../src/atlas/samples/references.samples.ts";
import type { ReferenceStatusCode } from "../../../src/domain/references/reference-life.ts";
import { emptyReference, type Reference } from "../../../src/domain/references/reference.ts";
import { NewReferenceScreen } from "../../../src/ui/screens/references/new-reference-screen.tsx";
import { ReferenceScreen } from "../../../src/ui/screens/references/reference-screen.tsx";
import { choiceField, chooseOption } from "../../support/choose-option.ts";
import { isFocusAt } from "../../support/focus.ts";
import { chooseCountry, countryField } from "../../support/choose-country.ts";
import { oneFailure, expectRetry, refused } from "../../support/render-screen.tsx";
import { stubPictures } from "../../support/seen-at-once.ts";
import { showReferences } from "./show-references.tsx";

const { id, content } = sample;
const reference = (code: ReferenceStatusCode, more: Partial<Reference> = {}): Reference => ({
  ...sample,
  status: { _tag: "Known", code },
  revision: 4,
  ...more,
});
const opened = { at: `/reference/${id}/`, path: "/reference/:id/" };
const values = { ...content, id, version: 5 };

describe("the form of a reference project", () => {
  // The first test of the file: the code of the gallery is loaded by it.
  it("is shown with its gallery, so that nothing moves its button away from under a press", async () => {
    showReferences(<ReferenceScreen />, { ...opened, getReference: [{ answer: reference("draft") }] });
    await screen.findByRole("button", { name: "Submit for review" });
    expect(screen.getByText("Pictures: 0 of 12")).toBeTruthy();
  });
});

describe("a new reference project", () => {
  it("is begun with a title of at most 28 characters and a type, and leads to its draft", async () => {
    const { user, address } = showReferences(<NewReferenceScreen />, {
      at: "/references/new/",
      created: [{ answer: reference("draft") }],
    });
    const title = screen.getByLabelText("Title");
    expect(title.getAttribute("maxlength")).toBeNull();
    await user.click(title);
    await user.paste("👨‍👩‍👧‍👦".repeat(29));
    expect(screen.getByText("29 of 28 characters")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(screen.getByText("Shorten the title to 28 characters at most.")).toBeTruthy();
    await user.clear(title);
    await user.type(title, "Villa am See");
    await chooseOption(user, "Type", "Smart home");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(address()).toBe("/reference/RP-000001/"));
  });

  it("says why it was not created", async () => {
    const { code, failure } = oneFailure;
    const { user } = showReferences(<NewReferenceScreen />, {
      at: "/references/new/",
      created: [{ failure }],
    });
    await user.type(screen.getByLabelText("Title"), "Villa");
    await chooseOption(user, "Type", "Hotel");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("The reference could not be created")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
  });
});

describe("a reference project of the company", () => {
  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ failure }, { answer: reference("draft") }],
    });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The reference could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByLabelText("Title"));
  });

  it("that is not there leads back to the list", async () => {
    showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [refused("NOT_FOUND")],
    });
    expect(await screen.findByText("Reference not found")).toBeTruthy();
  });

  it("is saved as one types, and submitted with the revision of that save", async () => {
    const { user, saves, steps } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      saved: [{ answer: { _tag: "Saved", saved: values } }],
      moved: [{ answer: reference("pending") }],
    });
    const city = await screen.findByLabelText("City");
    await user.clear(city);
    await user.type(city, "Wels");
    expect(screen.getByText("Saving…")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    await screen.findByText("In review");
    await expect.poll(() => saves.map(({ city: typed, version }) => [typed, version])).toEqual([["Wels", 4]]);
    await expect.poll(() => steps.map(({ action, revision }) => [action, revision])).toEqual([["submit", 5]]);
    expect(screen.queryByLabelText("City")).toBeNull();
  });

  it("is written in a language that can be changed, and read aloud in it", async () => {
    const { user, saves } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      saved: [{ answer: { _tag: "Saved", saved: { ...values, language: "cs" } } }],
      moved: ["never"],
    });
    const language = await choiceField("Language of the texts");
    expect(language.textContent).toBe("German");
    const langOf = (label: string) => screen.getByLabelText(label).getAttribute("lang");
    expect(["Title", "Solution", "City"].map(langOf)).toEqual(["de", "de", null]);
    await chooseOption(user, "Language of the texts", "Czech");
    expect(["Title", "Solution", "City"].map(langOf)).toEqual(["cs", "cs", null]);
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    await waitFor(() => expect(saves.map(({ language: saved }) => saved)).toEqual(["cs"]));
  });

  it("asks for the language of its texts where nobody has said it", async () => {
    const { user, steps } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft", { content: { ...content, language: "" } }) }],
    });
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    const language = await choiceField("Language of the texts");
    await expect.poll(() => document.activeElement).toBe(language);
    const problem = document.getElementById(language.getAttribute("aria-describedby") ?? "");
    expect(problem?.textContent).toBe("Fill this in before you submit.");
    await expect.poll(() => steps).toEqual([]);
  });

  it("shows in which language a colleague wrote it where both changed that", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      saved: [
        {
          answer: {
            _tag: "Collided",
            theirs: { ...values, language: "es", version: 7 },
            mine: { ...values, language: "cs" },
          },
        },
      ],
    });
    await chooseOption(user, "Language of the texts", "Czech");
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    expect(await screen.findByText("Spanish")).toBeTruthy();
    expect(screen.getByText("Czech")).toBeTruthy();
  });

  it("shows its country also where the list of countries does not have it", async () => {
    showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft", { content: { ...content, country: "DE" } }) }],
    });
    expect(await countryField()).toHaveProperty("value", "Germany");
  });

  it("says that it is not saved, and saves again", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      saved: [{ failure: { _tag: "Offline" } }, { answer: { _tag: "Saved", saved: values } }],
    });
    const city = await screen.findByLabelText("City");
    // Nothing was typed yet: there is nothing to say of it.
    expect(screen.queryByText("Saved")).toBeNull();
    await user.type(city, "!");
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    await user.click(await screen.findByRole("button", { name: "Save again" }));
    expect(await screen.findByText("Saved")).toBeTruthy();
  });

  it("has what was typed without a connection after a reload, and saves it then", async () => {
    const offline = {
      ...opened,
      keptFor: "gold",
      getReference: [{ answer: reference("draft") }],
      saved: [{ failure: { _tag: "Offline" } }],
    } as const;
    const before = showReferences(<ReferenceScreen />, offline);
    const city = await screen.findByLabelText("City");
    await before.user.clear(city);
    await before.user.type(city, "Wels");
    await before.user.click(await screen.findByRole("button", { name: "Submit for review" }));
    await screen.findByRole("button", { name: "Save again" });
    before.unmount();
    const { user, saves } = showReferences(<ReferenceScreen />, {
      ...offline,
      saved: [{ answer: { _tag: "Saved", saved: { ...values, city: "Wels" } } }],
      moved: [{ answer: reference("pending") }],
    });
    expect((await screen.findByLabelText<HTMLInputElement>("City")).value).toBe("Wels");
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    await screen.findByText("In review");
    await expect.poll(() => saves.map(({ city: saved }) => saved)).toEqual(["Wels"]);
    await expect.poll(() => sessionStorage).toHaveLength(0);
  });

  it("leaves the focus where somebody types when it could not be saved by itself", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      saved: [{ failure: { _tag: "Offline" } }],
    });
    const city = await screen.findByLabelText<HTMLInputElement>("City");
    await user.clear(city);
    await user.type(city, "W");
    await screen.findByRole("button", { name: "Save again" });
    await user.keyboard("els");
    await expect.poll(() => city.value).toBe("Wels");
    await expect.poll(() => document.activeElement).toBe(city);
  });

  it("keeps what two colleagues change in different fields, and shows what the other changed", async () => {
    const theirs = { ...values, solution: "Two systems.", version: 7 };
    const { user, saves } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      saved: [
        { answer: { _tag: "Collided", theirs, mine: { ...values, city: "Wels" } } },
        { answer: { _tag: "Saved", saved: { ...theirs, city: "Wels", version: 8 } } },
      ],
      moved: ["never"],
    });
    const city = await screen.findByLabelText("City");
    await user.clear(city);
    await user.type(city, "Wels");
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    const table = await screen.findByRole("table", { name: /Someone else has changed the draft/u });
    expect(within(table).getByText("Two systems.")).toBeTruthy();
    await waitFor(() => expect(saves).toHaveLength(2));
    await expect.poll(() => saves[1]).toMatchObject({ city: "Wels", solution: "Two systems.", version: 7 });
    expect(screen.getByLabelText<HTMLTextAreaElement>("Solution").value).toBe("Two systems.");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("table", { name: /Somebody else/u })).toBeNull();
  });

  it("submits no change of a colleague that came in with the press before it was seen, and then with another press", async () => {
    const theirs = { ...values, solution: "Two systems.", version: 7 };
    const { user, steps } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      saved: [
        { answer: { _tag: "Collided", theirs, mine: { ...values, city: "Wels" } } },
        { answer: { _tag: "Saved", saved: { ...theirs, city: "Wels", version: 8 } } },
      ],
      moved: ["never"],
    });
    const submit = await screen.findByRole("button", { name: "Submit for review" });
    fireEvent.change(screen.getByLabelText("City"), { target: { value: "Wels" } });
    await user.click(submit);
    const message = await screen.findByText(/nothing has been submitted yet\.$/u);
    await expect.poll(() => isFocusAt(message)).toBe(true);
    await expect.poll(() => steps).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Submit for review" }));
    await expect.poll(() => steps).toMatchObject([{ action: "submit", revision: 8 }]);
    expect(screen.queryByText(/nothing has been submitted yet/u)).toBeNull();
  });

  it("says that a change was taken back that had kept it from being submitted", async () => {
    const mine = { ...values, city: "Wels" };
    const { user, steps } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      saved: [
        { answer: { _tag: "Collided", theirs: { ...values, solution: "Two systems.", version: 7 }, mine } },
        { answer: { _tag: "Collided", theirs: { ...values, version: 8 }, mine } },
        { answer: { _tag: "Saved", saved: { ...mine, version: 9 } } },
      ],
      moved: ["never"],
    });
    const submit = await screen.findByRole("button", { name: "Submit for review" });
    fireEvent.change(screen.getByLabelText("City"), { target: { value: "Wels" } });
    await user.click(submit);
    expect(
      await screen.findByText(/undone these changes.*nothing has been submitted yet/u, {}, { timeout: 3000 }),
    ).toBeTruthy();
    await expect.poll(() => steps).toEqual([]);
  });

  it("shows what somebody else has saved, and overwrites nothing unasked", async () => {
    const { user, saves } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      saved: [
        {
          answer: {
            _tag: "Collided",
            theirs: { ...values, city: "Graz", version: 7 },
            mine: { ...values, city: "Wels" },
          },
        },
        { answer: { _tag: "Saved", saved: { ...values, city: "Wels", version: 8 } } },
      ],
    });
    const city = await screen.findByLabelText("City");
    await user.clear(city);
    await user.type(city, "Wels");
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    expect(await screen.findByText("Graz")).toBeTruthy();
    await expect.poll(() => saves).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: /mine|my/iu }));
    await screen.findByLabelText("City");
    await expect.poll(() => saves.map(({ version }) => version)).toEqual([4, 7]);
  });

  it("names every missing field when it is submitted", async () => {
    const { user, steps } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft", { content: { ...content, city: "", year: "25" } }) }],
    });
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    expect(screen.getByText("Fill this in before you submit.")).toBeTruthy();
    expect(screen.getByText("Enter a year with four digits.")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("City"));
    await expect.poll(() => steps).toEqual([]);
  });

  it("shows the reason of a decline, and each comment at its field", async () => {
    showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [
        {
          answer: reference("notApproved", {
            decision: {
              at: new Date("2026-02-05T09:00:00.000Z"),
              by: "Martina Pichler",
              reason: "Please tell more.",
              comments: { solution: "Which products?", title: "Shorter?", areas: "No heating?" },
            },
          }),
        },
      ],
    });
    expect(await screen.findByText("Please tell more.")).toBeTruthy();
    const solution = screen.getByLabelText("Solution");
    const described = document.getElementById(solution.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Review comment: Which products?");
    expect(screen.getByText(/Shorter\?/u)).toBeTruthy();
    expect(screen.getByText("Review comment: No heating?")).toBeTruthy();
  });

  const found = [
    { number: "100335", name: "Miniserver" },
    { number: "100336", name: "Miniserver Go" },
    { number: "100337", name: "Extension" },
  ];
  const search = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Find a product" });
  const chosenProducts = () => screen.queryByRole("list", { name: "Chosen products" });
  const listed = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

  it("finds products by number or name as one types, and adds what is chosen from the list", async () => {
    const { user, asked, saves } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft", { content: { ...content, products: [] } }) }],
      findArticles: [{ answer: found }, { answer: found.slice(1) }, { answer: found.slice(1) }],
    });
    // At once: between signs that are typed the pause after which a search begins may pass.
    await user.click(await search());
    await user.paste("mini");
    await screen.findByRole("option", { name: "100335 Miniserver" });
    expect(screen.getByText("3 found")).toBeTruthy();
    await user.keyboard("{Enter}");
    expect(within(chosenProducts()!).getByText("100335 Miniserver")).toBeTruthy();
    expect(screen.getByText("Miniserver is added.").closest("[role=status]")).toBeTruthy();
    expect([(await search()).value, isFocusAt(await search())]).toEqual(["", true]);
    await user.paste("mini");
    expect(listed(), "without what is chosen").toEqual(["100336 Miniserver Go", "100337 Extension"]);
    await user.paste(" go");
    await waitFor(() => expect(listed()).toEqual(["100336 Miniserver Go", "100337 Extension"]));
    await expect.poll(() => asked("findArticles").at(-1)).toEqual({ search: "mini go" });
    await expect.poll(() => saves).toMatchObject([{ products: [{ number: "100335" }] }]);
  });

  it("takes an article number that is typed whole, where Enter was pressed before the answer too", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft", { content: { ...content, products: [] } }) }],
      findArticles: [{ answer: found }],
    });
    await user.click(await search());
    await user.paste("100337");
    await user.keyboard("{Enter}");
    expect([(await search()).value, chosenProducts()]).toEqual(["100337", null]);
    await expect.poll(() => chosenProducts()?.textContent).toContain("100337 Extension");
  });

  it("asks for what was typed meanwhile once an answer has come, and again where it failed", async () => {
    const { code, failure } = oneFailure;
    const { user, asked } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      findArticles: [{ failure }, { answer: found }],
    });
    await user.click(await search());
    await user.paste("mini");
    expect(await screen.findByText("The search failed")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    expect(screen.queryByText(/Nothing found/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText("The search failed")).toBeNull());
    await expect.poll(() => asked("findArticles")).toEqual([{ search: "mini" }, { search: "mini" }]);
  });

  it("keeps the focus beside the product that is removed, and says aloud what was done", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft", { content: { ...content, products: found } }) }],
    });
    const press = async (name: string) => {
      (await screen.findByRole("button", { name })).focus();
      await user.keyboard("{Enter}");
      return document.activeElement;
    };
    const button = (name: string) => screen.getByRole("button", { name });
    await search();
    expect(await press("Remove Miniserver Go")).toBe(button("Remove Extension"));
    expect(screen.getByText("Miniserver Go is removed.").closest("[role=status]")).toBeTruthy();
    expect(await press("Remove Extension")).toBe(button("Remove Miniserver"));
    expect(await press("Remove Miniserver")).toBe(await search());
  });

  it("has pictures with description and copyright, of which one stands for all", async () => {
    stubPictures();
    const pictureOf = (digit: string, description: string): Reference["content"]["pictures"][number] => ({
      id: digit.repeat(32) as Reference["content"]["pictures"][number]["id"],
      width: 1600,
      height: 1200,
      description,
      copyright: "Huber",
    });
    const pictures = [pictureOf("1", "The house"), pictureOf("2", "")];
    const { user, steps, saves } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft", { content: { ...content, pictures } }) }],
      saved: [{ answer: { _tag: "Saved", saved: values } }],
    });
    const [first, second] = await screen.findAllByRole("radio", { name: /thumbnail/iu });
    expect((first as HTMLInputElement).checked).toBe(true);
    await user.click(second!);
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    expect(screen.getByText("Fill this in before you submit.")).toBeTruthy();
    await user.type(screen.getAllByLabelText(/Description/u)[1]!, "The garden");
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    await waitFor(() => expect(steps).toHaveLength(1));
    await expect
      .poll(() => saves.at(-1))
      .toMatchObject({
        thumbnail: pictures[1]!.id,
        pictures: [{}, { description: "The garden" }],
      });
    vi.unstubAllGlobals();
  });

  it("that is approved has its public link, and is withdrawn after a question", async () => {
    const { user, steps } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("approved", { link: "/reference-projects/RP-000001/" }) }],
      moved: [{ answer: reference("withdrawn") }],
    });
    const link = await screen.findByRole("link", { name: "Open the public page" });
    expect(link.getAttribute("href")).toBe("/reference-projects/RP-000001/");
    await user.click(screen.getByRole("button", { name: "Withdraw" }));
    const dialog = screen.getByRole("dialog", { name: "Withdraw this reference?" });
    await expect.poll(() => steps).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Yes, withdraw" }));
    expect(await screen.findByText("Withdrawn")).toBeTruthy();
    await expect.poll(() => steps.map(({ action }) => action)).toEqual(["withdraw"]);
  });

  it("that is pending can be taken back and nothing else; one that is deleted says so", async () => {
    const { user, unmount } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("pending") }],
      moved: [{ answer: reference("draft") }],
    });
    await user.click(await screen.findByRole("button", { name: "Take back" }));
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Yes, take back" }));
    expect(await screen.findByLabelText("City")).toBeTruthy();
    unmount();
    const deleting = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      moved: [{ answer: reference("deleted", { content: emptyReference }) }],
    });
    await deleting.user.click(await screen.findByRole("button", { name: "Delete" }));
    await deleting.user.click(screen.getByRole("button", { name: "Yes, delete" }));
    expect(await screen.findByText("The reference is deleted")).toBeTruthy();
  });

  it("says why an action was not done, also after it has loaded what somebody else did", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("pending") }, { answer: reference("approved") }],
      moved: [refused("REFERENCE_MOVED")],
    });
    await user.click(await screen.findByRole("button", { name: "Take back" }));
    await user.click(screen.getByRole("button", { name: "Yes, take back" }));
    expect(await screen.findByText("Approved")).toBeTruthy();
    const message = screen.getByText("Someone else was faster: the status has changed.");
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("alert").parentElement);
    await expect.poll(() => isFocusAt(message)).toBe(true);
  });

  it("shows what was typed after a colleague has submitted it, until the person discards it", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }, { answer: reference("pending") }],
      saved: [refused("REFERENCE_MOVED")],
    });
    const city = await screen.findByLabelText("City");
    await user.clear(city);
    await user.type(city, "Wels");
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    expect(await screen.findByText("In review")).toBeTruthy();
    expect(screen.getByText("Someone else was faster: the status has changed.")).toBeTruthy();
    const typed = screen.getByRole("table", { name: "What you have entered since" });
    expect(within(typed).getByText("Wels")).toBeTruthy();
    expect(within(typed).queryByText("Ein Miniserver für alles.")).toBeNull();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    await expect.poll(() => isFocusAt(typed)).toBe(true);
    await user.click(screen.getByRole("button", { name: "Discard what I entered" }));
    expect(screen.queryByText("Wels")).toBeNull();
    expect(screen.queryByText("Someone else was faster: the status has changed.")).toBeNull();
  });

  it("names the field that the server refuses", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      moved: [refused("REFERENCE_INCOMPLETE", "products")],
    });
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    expect(await screen.findByText("Field: Products")).toBeTruthy();
    expect((await search()).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Remove this product: it is no longer sold.")).toBeTruthy();
    const field = await search();
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it("marks a field that the server refuses until it is changed", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      moved: [refused("REFERENCE_INCOMPLETE", "city")],
    });
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    const city = screen.getByLabelText("City");
    await waitFor(() => expect(document.activeElement).toBe(city));
    const problem = document.getElementById(city.getAttribute("aria-describedby") ?? "");
    expect(problem?.textContent).toBe("Check the fields: something is missing or incorrect.");
    await user.type(city, "!");
    expect(city.getAttribute("aria-invalid")).toBeNull();
  });

  it("says at the pictures that one is gone, and leads there", async () => {
    stubPictures();
    const pictures = [
      {
        id: "1".repeat(32) as Reference["content"]["pictures"][number]["id"],
        width: 1600,
        height: 900,
        description: "The house",
        copyright: "Huber",
      },
    ];
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft", { content: { ...content, pictures } }) }],
      saved: [refused("REFERENCE_PICTURE_GONE", "pictures")],
    });
    await user.type(await screen.findByLabelText("City"), "!");
    await user.click(await screen.findByRole("button", { name: "Submit for review" }));
    const missing = /Add the picture again: it is no longer there/u;
    const field = await screen.findByRole("group", { name: "Pictures", description: missing });
    expect(screen.getAllByText(missing)).toHaveLength(2);
    await expect.poll(() => field.contains(document.activeElement)).toBe(true);
    expect(screen.queryByText("Check the fields: something is missing or incorrect.")).toBeNull();
    vi.unstubAllGlobals();
  });

  it("says that the list of countries did not load, and loads it again", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("draft") }],
      getCountries: [{ failure: { _tag: "Offline" } }, { answer: [{ code: "CZ", name: "Czechia" }] }],
    });
    expect(await screen.findByText("The list of countries could not be loaded")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText("The list of countries could not be loaded")).toBeNull());
    await chooseCountry(user, "czechia");
    expect(await countryField()).toHaveProperty("value", "Czechia");
  });

  it("says why an action was not done", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...opened,
      getReference: [{ answer: reference("pending") }],
      moved: [refused("REFERENCE_MOVED")],
    });
    await user.click(await screen.findByRole("button", { name: "Take back" }));
    await user.click(screen.getByRole("button", { name: "Yes, take back" }));
    expect(await screen.findByText("Someone else was faster: the status has changed.")).toBeTruthy();
  });
});

describe("the review of a reference project", () => {
  const reviewed = { ...opened, staff: true, getReference: [{ answer: reference("pending") }] };

  it("shows all fields, preselects nothing, and asks for a decision and its reason", async () => {
    const { user, steps } = showReferences(<ReferenceScreen />, reviewed);
    expect((await screen.findByText("Viele Wünsche, ein Haus.")).getAttribute("lang")).toBe("de");
    expect(screen.getByText("German").getAttribute("lang")).toBeNull();
    expect(screen.getByLabelText(/Comment: Language of the texts/u)).toBeTruthy();
    expect(screen.getAllByRole("radio").some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
    await user.click(screen.getByRole("button", { name: "Send decision" }));
    expect(screen.getByText("Fill this in before you submit.")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: /^Decline/u }));
    await user.click(screen.getByRole("button", { name: "Send decision" }));
    expect(screen.getByText("Write why you decline it.")).toBeTruthy();
    await expect.poll(() => steps).toEqual([]);
  });

  it("declines with a reason and a comment at a field", async () => {
    const { user, steps } = showReferences(<ReferenceScreen />, {
      ...reviewed,
      moved: [{ answer: reference("notApproved") }],
    });
    await user.type(await screen.findByLabelText(/Comment: Solution/u), "Which products?");
    await user.click(screen.getByRole("radio", { name: /^Decline/u }));
    await user.type(screen.getByLabelText(/^Reason/u), "Please tell more.");
    await user.click(screen.getByRole("button", { name: "Send decision" }));
    expect(await screen.findByText("Not approved")).toBeTruthy();
    await expect
      .poll(() => steps)
      .toEqual([
        {
          id,
          revision: 4,
          action: "decline",
          reason: "Please tell more.",
          comments: { solution: "Which products?" },
        },
      ]);
  });

  it("asks for the reason of a decline, says aloud what was decided, and leaves nobody without focus", async () => {
    const { user } = showReferences(<ReferenceScreen />, {
      ...reviewed,
      moved: [{ answer: reference("approved") }],
    });
    await user.click(await screen.findByRole("radio", { name: /^Decline/u }));
    expect(screen.getByLabelText("Reason")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: /^Approve/u }));
    expect(screen.getByLabelText("Reason (optional)")).toBeTruthy();
    const said = screen.getByText("In review").closest("[role=status]");
    await user.click(screen.getByRole("button", { name: "Send decision" }));
    await waitFor(() => expect(said?.textContent).toContain("Approved"));
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    await expect.poll(() => isFocusAt(said)).toBe(true);
  });

  it("does not approve what has comments", async () => {
    const { user, steps } = showReferences(<ReferenceScreen />, reviewed);
    await user.type(await screen.findByLabelText(/Comment: City/u), "Where?");
    await user.click(screen.getByRole("radio", { name: /^Approve/u }));
    await user.click(screen.getByRole("button", { name: "Send decision" }));
    expect(screen.getByText("Remove the comments to approve, or decline.")).toBeTruthy();
    await expect.poll(() => steps).toEqual([]);
  });
});
