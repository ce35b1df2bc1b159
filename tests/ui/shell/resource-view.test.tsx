import { act, screen, waitFor, waitForElementToBeRemoved } from "@testing-library/react";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { failureCode, type CallFailure } from "../../../src/domain/kit/call-failure.ts";
import type { ResourceLogic } from "../../../src/machines/kit/resource.machine.ts";
import { useScreenActor } from "../../../src/ui/actors/screen-actors.ts";
import { useReplacing } from "../../../src/ui/resource/replacing.ts";
import { useContent } from "../../../src/ui/resource/use-content.ts";
import { useResource } from "../../../src/ui/resource/use-resource.ts";
import { ResourceView } from "../../../src/ui/resource/resource-view.tsx";
import {
  everyFailure,
  expectRetry,
  inertResource,
  renderScreen,
  type StubResult,
} from "../../support/render-screen.tsx";

type Names = readonly string[];

const nobody = (names: Names) => (names.length === 0 ? <p>Nobody yet</p> : undefined);

const Example = ({ logic }: { readonly logic: ResourceLogic<string, Names> }) => {
  const ref = useScreenActor("example", logic, { request: "all" });
  return (
    <>
      <button type="button" onClick={() => ref.send({ type: "resource.refresh" })}>
        Refresh
      </button>
      <ResourceView actor={ref} skeleton={<p>Skeleton</p>} empty={nobody}>
        {(names) => (
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </ResourceView>
    </>
  );
};

const show = (...stubResults: readonly StubResult<Names>[]) =>
  renderScreen(<Example logic={inertResource<string, Names>(stubResults)} />);

test("while content loads, a placeholder is shown and marked as busy", () => {
  show("never");
  expect(screen.getByText("Skeleton").parentElement?.getAttribute("aria-busy")).toBe("true");
});

test("loaded content is shown", async () => {
  show({ answer: ["Ada", "Grace"] }, "never");
  expect(await screen.findByText("Ada")).toBeTruthy();
  expect(screen.queryByText("Skeleton")).toBeNull();
});

test("empty content shows its reason", async () => {
  show({ answer: [] }, "never");
  expect(await screen.findByText("Nobody yet")).toBeTruthy();
});

test("a reload keeps the present content visible", async () => {
  const { user } = show({ answer: ["Ada"] }, "never");
  await screen.findByText("Ada");
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(screen.getByText("Ada")).toBeTruthy();
  expect(screen.queryByText("Skeleton")).toBeNull();
});

test("a reload renders the content only when it has other content", async () => {
  const rendered: Names[] = [];
  const List = ({ logic }: { readonly logic: ResourceLogic<string, Names> }) => {
    const ref = useScreenActor("example", logic, { request: "all" });
    return (
      <ResourceView actor={ref} skeleton={null}>
        {(names) => {
          rendered.push(names);
          return <button onClick={() => ref.send({ type: "resource.refresh" })}>{names.join()}</button>;
        }}
      </ResourceView>
    );
  };
  const { user } = renderScreen(
    <List logic={inertResource<string, Names>([{ answer: ["Ada"] }, { answer: ["Grace"] }, "never"])} />,
  );
  await user.click(await screen.findByRole("button", { name: "Ada" }));
  await user.click(await screen.findByRole("button", { name: "Grace" }));
  expect(screen.getByRole("button").closest("[aria-busy=true]")).not.toBeNull();
  await expect.poll(() => rendered).toEqual([["Ada"], ["Grace"]]);
});

const People = ({ logic }: { readonly logic: ResourceLogic<string, Names> }) => (
  <ResourceView actor={useScreenActor("people", logic, { request: "all" })} skeleton={<p>Skeleton</p>}>
    {(names) =>
      names.map((name) => (
        <Link key={name} to={`/people/${name}/`}>
          {name}
        </Link>
      ))
    }
  </ResourceView>
);

test("a press that began before a reload removed its row opens that row's page", async () => {
  const logic = inertResource<string, Names>([{ answer: ["Ada", "Grace"] }, { answer: ["Grace"] }]);
  const { user, actors, address } = renderScreen(<People logic={logic} />);
  const people = actors.open("people", logic, { request: "all" });
  await user.pointer({ keys: "[MouseLeft>]", target: await screen.findByText("Ada") });
  act(() => people.send({ type: "resource.refresh" }));
  await waitFor(() => expect(people.getSnapshot().hasTag("busy")).toBe(false));
  await user.pointer("[/MouseLeft]");
  await expect.poll(address).toBe("/people/Ada/");
  expect(screen.queryByText("Ada")).toBeNull();
});

test("a press that ends outside delays the update only for a moment", async () => {
  const logic = inertResource<string, Names>([{ answer: ["Ada", "Grace"] }, { answer: ["Grace"] }]);
  const { user, actors } = renderScreen(<People logic={logic} />);
  const people = actors.open("people", logic, { request: "all" });
  await user.pointer({ keys: "[MouseLeft>]", target: await screen.findByText("Ada") });
  act(() => people.send({ type: "resource.refresh" }));
  await waitFor(() => expect(people.getSnapshot().hasTag("busy")).toBe(false));
  expect(screen.getByText("Ada")).toBeTruthy();
  window.dispatchEvent(new Event("pointerup"));
  await waitForElementToBeRemoved(screen.getByText("Ada"));
});

test("a reload that fails keeps the content, with its time and a retry", async () => {
  const { user } = show({ answer: ["Ada"] }, { failure: { _tag: "Offline" } });
  await screen.findByText("Ada");
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(screen.getByText("Ada")).toBeTruthy();
  expect(document.querySelector("time")?.dateTime).toBe("2026-02-03T09:30:00.000Z");
});

test("while the page says that the portal does not answer, a part only says that it is missing, and can be tried again", async () => {
  const { user, actors } = show({ failure: { _tag: "TimedOut", limit: 10_000 } }, { answer: ["Ada"] });
  await screen.findByRole("alert");
  act(() => actors.endpointHealth.send({ type: "endpoint.failed" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Not loaded yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Ada")).toBeTruthy();
});

test("a failure that the page does not show is shown by its part also then", async () => {
  const { actors } = show({ failure: { _tag: "NoAccess" } });
  await screen.findByRole("alert");
  act(() => actors.endpointHealth.send({ type: "endpoint.failed" }));
  expect(screen.getByRole("alert")).toBeTruthy();
});

const Finder = ({
  logic,
  request,
}: {
  readonly logic: ResourceLogic<string, Names>;
  readonly request: string;
}) => {
  const ref = useResource("finder", logic, request);
  return (
    <>
      <button type="button" onClick={() => ref.send({ type: "resource.refresh" })}>
        Refresh
      </button>
      <ResourceView actor={ref} skeleton={<p>Skeleton</p>}>
        {(names) => <Found names={names} />}
      </ResourceView>
    </>
  );
};
const Found = ({ names }: { readonly names: Names }) => (
  <p>{useReplacing() ? `${names.join()} …` : names.join()}</p>
);
const Search = ({ logic }: { readonly logic: ResourceLogic<string, Names> }) => {
  const [request, setRequest] = useState("a");
  return (
    <>
      <button type="button" onClick={() => setRequest("b")}>
        Search
      </button>
      <Finder logic={logic} request={request} />
    </>
  );
};

test("another search is seen to be under way, and what was found before stays; a refresh is not shown", async () => {
  const { user } = renderScreen(
    <Search logic={inertResource<string, Names>([{ answer: ["Ada"] }, "never"])} />,
  );
  await screen.findByText("Ada");
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(screen.getByText("Ada").parentElement?.getAttribute("aria-busy")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(screen.getByText("Ada …").parentElement?.getAttribute("aria-busy")).toBe("true");
});

describe("every failure shows a text of its own, its code, and a retry where it can help", () => {
  const titles = new Set<string>();
  test.each(everyFailure.map((failure): readonly [string, CallFailure] => [failureCode(failure), failure]))(
    "%s",
    async (code, failure) => {
      const { user } = show({ failure }, { answer: ["Ada"] });
      const alert = await screen.findByRole("alert");
      const text = alert.textContent ?? "";
      expect(text).not.toMatch(/failure\.|\{\{/);
      expect(screen.getByText(`Code ${code}`)).toBeTruthy();
      const title = alert.querySelector("p")?.textContent ?? "";
      expect(titles.has(title)).toBe(false);
      titles.add(title);
      await expectRetry(user, failure, () => screen.findByText("Ada"));
    },
  );
});

test("content outside the view, such as a title, and the view's own never differ", async () => {
  const pages: string[] = [];
  const Titled = ({ logic }: { readonly logic: ResourceLogic<string, Names> }) => {
    const ref = useScreenActor("titled", logic, { request: "all" });
    const title = useContent(ref)?.join() ?? "none";
    const page = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      pages.push(page.current?.textContent ?? "");
    });
    return (
      <div ref={page}>
        {title}
        <ResourceView actor={ref} skeleton=" none">
          {(names) => <span>{` ${names.join()}`}</span>}
        </ResourceView>
        <button type="button" aria-label="Refresh" onClick={() => ref.send({ type: "resource.refresh" })} />
      </div>
    );
  };
  const { user } = renderScreen(
    <Titled logic={inertResource<string, Names>([{ answer: ["Ada"] }, { answer: ["Grace"] }, "never"])} />,
  );
  await waitFor(() => expect(pages).toContain("Ada Ada"));
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await waitFor(() => expect(pages).toContain("Grace Grace"));
  await expect.poll(() => [...new Set(pages)]).toEqual(["none none", "Ada Ada", "Grace Grace"]);
});
