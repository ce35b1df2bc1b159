import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { FileAnswer } from "../../../src/api/call.ts";
import { wideShape } from "../../../src/domain/pictures/crop.ts";
import type { AddedPicture, PictureId } from "../../../src/domain/pictures/picture.ts";
import { pictureCodes } from "../../../src/domain/pictures/pictures.refusals.ts";
import { liveFileUpload } from "../../../src/app/live/file-upload.live.ts";
import {
  picturesMachine,
  type AddPictureInput,
  type PicturesInput,
} from "../../../src/machines/pictures/pictures.machine.ts";
import { CropMissing } from "../../../src/ui/pictures/crop-missing.tsx";
import { PictureGallery, type PictureGalleryProps } from "../../../src/ui/pictures/picture-gallery.tsx";
import { samplePicture } from "../../../src/atlas/samples/pictures.samples.ts";
import { listener } from "../../support/machines/scripted.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import { oneFailure, renderScreen, refused } from "../../support/render-screen.tsx";
import { stubPictures } from "../../support/seen-at-once.ts";
import { pngFile } from "../../support/png-file.ts";

beforeEach(stubPictures);
afterEach(() => vi.unstubAllGlobals());

const house = samplePicture("a", { description: "The house", copyright: "Ada" });
const garden = samplePicture("b", { description: "The garden" });
const plain = samplePicture("c");
const added: AddedPicture = { id: "d".repeat(32) as PictureId, width: 1600, height: 900 };

interface Shown extends Partial<PicturesInput>, Partial<Omit<PictureGalleryProps, "actor">> {
  readonly uploads?: readonly StubResult<AddedPicture>[];
  readonly bytes?: readonly StubResult<FileAnswer>[];
}

/** A picture as the server answers it. */
const pictureFile: StubResult<FileAnswer> = { answer: { blob: new Blob(["picture"]), name: "picture.webp" } };

const show = ({
  uploads = ["never"],
  bytes = [pictureFile],
  pictures = [],
  most = 3,
  shape,
  ...props
}: Shown = {}) => {
  const { ref, heard } = listener();
  const actor = createActor(
    picturesMachine.provide({
      actors: {
        addPicture: stubResults<AddedPicture, AddPictureInput>(uploads),
        files: liveFileUpload,
      },
    }),
    {
      input: {
        field: "gallery",
        purpose: "references",
        pictures,
        most,
        parent: ref,
        ...(shape !== undefined && { shape }),
      },
    },
  ).start();
  const view = renderScreen(<PictureGallery actor={actor} name="gallery" label="Pictures" {...props} />, {
    calls: { getPicture: bytes },
  });
  return { ...view, actor, heard };
};

const items = () => within(screen.getByRole("list", { name: "Pictures" })).getAllByRole("listitem");
const chooser = () => screen.findByLabelText<HTMLInputElement>("Pictures", { selector: "input" });

describe("the pictures of a field", () => {
  it("are uploaded as they are chosen, and shown with fields for their texts", async () => {
    const { user, heard } = show({ uploads: [{ answer: added }] });
    await user.upload(await chooser(), [pngFile("house.png")]);
    await user.type(await screen.findByLabelText("Description"), "House");
    await user.type(screen.getByLabelText("Copyright"), "Ada");
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({
        field: "gallery",
        pictures: [{ ...added, description: "House", copyright: "Ada" }],
      });
    expect(screen.getByRole("status", { name: "" }).textContent).toBe("Pictures: 1 of 3");
  });

  it("of a phone, which no browser needs to draw, are shown as the server keeps them", async () => {
    const { user } = show({ uploads: [{ answer: added }] });
    const photo = new File(["\0\0\0\u0018ftypheic\0\0\0\0"], "IMG_2041.HEIC", { type: "image/heic" });
    await user.upload(await chooser(), [photo]);
    expect(await screen.findByLabelText("Description")).toBeTruthy();
    expect((await screen.findAllByRole("img")).length).toBeGreaterThan(0);
    expect(screen.getByText(/HEIC, up to 15\s?MB each/)).toBeTruthy();
  });

  it("name the limit where the server finds one too large", async () => {
    const { user } = show({ uploads: [refused("TOO_LARGE", "files[0]")] });
    await user.upload(await chooser(), [pngFile("house.png")]);
    expect((await screen.findByRole("alert")).textContent).toContain("larger than 15\u00A0MB");
  });

  it("show the progress of an upload, which can be given up", async () => {
    const { user, actor } = show();
    await user.upload(await chooser(), [pngFile("house.png"), pngFile("garden.png")]);
    actor.send({ type: "upload.progressed", sent: 1, total: 4 });
    const bar = await screen.findByRole("progressbar", { name: "Upload of house.png" });
    expect(bar.getAttribute("value")).toBe("25");
    expect(screen.getByText("Waiting: 1")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel upload of house.png" }));
    expect(await screen.findByRole("progressbar", { name: "Upload of garden.png" })).toBeTruthy();
  });

  it.each(pictureCodes)("say at the field why one was not added: %s", async (code) => {
    const { user } = show({ uploads: [refused(code, "files[0]")] });
    await user.upload(await chooser(), [pngFile("house.png")]);
    const text = (await screen.findByRole("alert")).textContent;
    expect(text).not.toContain(code);
    expect(text?.length).toBeGreaterThan(10);
    expect(screen.queryByRole("button", { name: "Try again" })).toBe(null);
    await user.click(screen.getByRole("button", { name: "Remove house.png" }));
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("go on where one is refused, which stays shown by its name", async () => {
    const { user } = show({
      uploads: [
        refused("PICTURE_DAMAGED", "files[0]"),
        refused("PICTURE_WITH_MORE", "files[0]"),
        { answer: added },
      ],
    });
    await user.upload(await chooser(), [pngFile("bad.png"), pngFile("worse.png"), pngFile("house.png")]);
    expect(await screen.findByLabelText("Description")).toBeTruthy();
    const [bad, worse] = screen.getAllByRole("alert");
    expect(bad?.closest("li")?.textContent).toMatch(/bad\.png.*cannot be read/);
    expect(worse?.closest("li")?.textContent).toMatch(/worse\.png.*something besides/);
    await user.click(screen.getByRole("button", { name: "Remove bad.png" }));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(screen.getByText(/worse\.png/)).toBeTruthy();
  });

  it("show the failure of an upload, which can be tried again", async () => {
    const { failure } = oneFailure;
    const { user } = show({ uploads: [{ failure }, { answer: added }] });
    await user.upload(await chooser(), [pngFile("house.png")]);
    await screen.findByRole("alert");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("Description")).toBeTruthy();
  });

  it("name the files for which there is no place, and take no more", async () => {
    const { user } = show({ pictures: [house, garden], uploads: [{ answer: added }] });
    await user.upload(await chooser(), [pngFile("one.png"), pngFile("two.png")]);
    expect((await screen.findByRole("alert")).textContent).toContain("no more room: two.png");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Choose files" })).toHaveProperty("disabled", true),
    );
    expect(screen.getByText(/There is no room for another picture/)).toBeTruthy();
  });

  it("are ordered by buttons, and the focus stays with the picture", async () => {
    const { user, heard } = show({ pictures: [house, garden, plain] });
    const later = screen.getByRole("button", { name: "Move back: The house" });
    await user.click(later);
    expect(items().map((item) => within(item).getByRole("group").getAttribute("aria-label"))).toEqual([
      "Picture 1",
      "Picture 2",
      "Picture 3",
    ]);
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({ pictures: [{ id: garden.id }, { id: house.id }, { id: plain.id }] });
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Move back: The house" }));
    await user.keyboard("{Enter}");
    // It is the last now: the other direction is what is left.
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Move forward: The house" }));
  });

  it("are ordered by dragging", async () => {
    const { heard } = show({ pictures: [house, garden, plain] });
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? "",
      get types() {
        return [...data.keys()];
      },
    };
    const [first, , last] = items();
    fireEvent.dragStart(last!.querySelector("[draggable=true]")!, { dataTransfer });
    const place = first!.firstElementChild!;
    fireEvent.dragOver(place, { dataTransfer });
    fireEvent.drop(place, { dataTransfer });
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({ pictures: [{ id: plain.id }, { id: house.id }, { id: garden.id }] });
  });

  it("are removed, and the focus goes to the next one, and at last to the button that adds one", async () => {
    const { user, heard } = show({ pictures: [house, garden] });
    await chooser();
    await user.click(screen.getByRole("button", { name: "Remove: The house" }));
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Crop: The garden" }));
    await user.click(screen.getByRole("button", { name: "Remove: The garden" }));
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("button", { name: "Choose files" }));
    await expect.poll(() => heard.at(-1)).toMatchObject({ pictures: [] });
  });

  it("are added by pasting into a description, and replaced by pasting on the button that replaces", async () => {
    const { actor } = show({ pictures: [house], uploads: [{ answer: added }, "never"] });
    await chooser();
    const clipboard = { clipboardData: { files: [pngFile("image.png")], types: ["Files"] } };
    fireEvent.paste(screen.getByLabelText("Description"), clipboard);
    await waitFor(() => expect(items()).toHaveLength(2));
    fireEvent.paste(await screen.findByRole("button", { name: "Replace: The house" }), clipboard);
    await expect.poll(() => actor.getSnapshot().context.waiting).toMatchObject([{ replaced: house.id }]);
  });

  it("are replaced by another file", async () => {
    const { user, heard } = show({ pictures: [house, garden], uploads: [{ answer: added }] });
    const input = screen.getByLabelText<HTMLInputElement>("Replace: The garden", { selector: "input" });
    await user.upload(input, [pngFile("new.png")]);
    await waitFor(() =>
      expect(heard.at(-1)).toMatchObject({
        pictures: [{ id: house.id }, { id: added.id, description: "The garden" }],
      }),
    );
  });

  it("say that another shape looks better, and offer one as thumbnail", async () => {
    const onChange = vi.fn<(id: PictureId) => void>();
    const wide = samplePicture("e", { height: 900, description: "Wide" });
    const { user } = show({
      pictures: [house, wide],
      shape: wideShape,
      thumbnail: { id: wide.id, onChange },
    });
    expect(screen.getAllByText(/shape 16:9 look best/)).toHaveLength(1);
    expect(screen.getByRole("radio", { name: "Use as thumbnail: Wide" })).toHaveProperty("checked", true);
    await user.click(screen.getByRole("radio", { name: "Use as thumbnail: The house" }));
    await expect.poll(() => onChange).toHaveBeenCalledWith(house.id);
  });

  it("say what is wrong at its field, and the field's own error at the field", () => {
    show({
      pictures: [plain],
      error: "Add a picture.",
      problemOf: (id, part) => (id === plain.id && part === "description" ? "Say what it shows." : undefined),
    });
    const described = screen.getByLabelText("Description").getAttribute("aria-describedby") ?? "";
    const text = described.split(" ").map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
    expect(text).toContain("Say what it shows.");
    expect(screen.getByText("Add a picture.")).toBeTruthy();
  });

  it("are one without order in a field of one, and without texts where it has none", async () => {
    const { user, heard } = show({
      most: 1,
      pictures: [house],
      captions: false,
      uploads: [{ answer: added }],
    });
    expect(screen.queryByLabelText("Description")).toBe(null);
    expect(screen.queryByRole("button", { name: /Move/ })).toBe(null);
    await user.upload(await chooser(), [pngFile("logo.png")]);
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ pictures: [{ id: added.id }] }));
  });

  it("are loaded as they are shown, and again after a failure", async () => {
    const crop = { x: 0, y: 0, width: 160, height: 90 };
    const { user, asked } = show({
      pictures: [{ ...house, crop }],
      bytes: [{ failure: { _tag: "Offline" } }, pictureFile],
    });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("img", { name: "The house" })).toBeTruthy();
    await expect
      .poll(() => asked("getPicture")[0])
      .toEqual({ id: house.id, width: "640", crop: "0-0-160-90" });
  });
});

describe("the crop of a picture", () => {
  const open = async (shown: Shown = {}) => {
    const started = show({ pictures: [house], shape: wideShape, ...shown });
    const button = screen.getByRole("button", { name: "Crop: The house" });
    await started.user.click(button);
    const frame = await screen.findByRole("application", { name: "Visible part" });
    return { ...started, frame, value: () => screen.getByText(/pixels,/).textContent };
  };

  it("is moved by the arrow keys and resized with Shift, and says where it is", async () => {
    const { user, frame, value, heard } = await open();
    expect(value()).toBe("1600 × 900 pixels, 0 from the left, 150 from the top");
    expect(screen.getByText(/pixels,/).getAttribute("role")).toBe("status");
    frame.focus();
    await user.keyboard("{ArrowDown}{Shift>}{ArrowLeft}{/Shift}{Tab}");
    expect(value()).toBe("1568 × 882 pixels, 0 from the left, 182 from the top");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({ pictures: [{ crop: { x: 0, y: 182, width: 1568, height: 882 } }] });
    expect(screen.queryByRole("application")).toBe(null);
  });

  it("leaves the picture in its place until what is shown of it has come", async () => {
    const { user, asked } = await open({ bytes: [pictureFile, pictureFile, "never"] });
    const picture = () => within(screen.getByRole("list", { name: "Pictures" })).queryByRole("img");
    await expect.poll(picture).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await expect
      .poll(() => asked("getPicture").at(-1))
      .toEqual({ id: house.id, width: "640", crop: "0-150-1600-900" });
    await expect.poll(() => picture()?.closest("[aria-busy]")?.getAttribute("aria-busy")).toBe("true");
    expect(picture()?.getAttribute("alt")).toBe("The house");
  });

  it("is changed by buttons as well, leaves its shape, and is reset", async () => {
    const { user, value } = await open();
    const press = (name: string) => user.click(screen.getByRole("button", { name }));
    await press("Smaller");
    await press("Move right");
    await press("Move up");
    expect(value()).toBe("1568 × 882 pixels, 32 from the left, 118 from the top");
    await press("Move left");
    await press("Move down");
    await press("Larger");
    expect(value()).toBe("1600 × 900 pixels, 0 from the left, 150 from the top");
    await user.click(screen.getByRole("checkbox", { name: "Keep 16:9" }));
    await press("Reset");
    expect(value()).toBe("1600 × 1200 pixels, 0 from the left, 0 from the top");
  });

  it("follows the pointer by the frame and by its corners, as large as it is shown", async () => {
    const { frame, value } = await open();
    const drawing = frame.closest("svg")!;
    // A tenth of the picture's size.
    drawing.getBoundingClientRect = () => ({ width: 160, height: 120 }) as DOMRect;
    const drag = (target: Element, dx: number, dy: number) => {
      Object.assign(target, { setPointerCapture: () => {} });
      fireEvent.pointerDown(target, { clientX: 50, clientY: 50, pointerId: 1 });
      fireEvent.pointerMove(target, { clientX: 50 + dx, clientY: 50 + dy, pointerId: 1 });
      fireEvent.pointerUp(target, { pointerId: 1 });
      fireEvent.pointerMove(target, { clientX: 500, clientY: 500, pointerId: 1 });
    };
    drag(drawing.querySelector("[data-handle=se]")!, -80, 0);
    expect(value()).toBe("800 × 450 pixels, 0 from the left, 150 from the top");
    drag(frame, 10, -5);
    expect(value()).toBe("800 × 450 pixels, 100 from the left, 100 from the top");
  });

  it("says that it could not be loaded, and is left", async () => {
    const { actor, user, unmount } = show({ pictures: [house] });
    unmount();
    actor.send({ type: "crop.start", id: house.id });
    renderScreen(<CropMissing actor={actor} />);
    expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(actor.getSnapshot().hasTag("cropping")).toBe(false);
  });

  it("stays as it was where the dialog is closed", async () => {
    const { user, heard } = await open();
    await user.click(screen.getByRole("button", { name: "Move down" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await expect.poll(() => heard).toEqual([]);
    expect(screen.queryByRole("application")).toBe(null);
  });
});
