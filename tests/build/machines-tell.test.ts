import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

/** A view whose last lines are `hears`. */
const withView = (hears: string) => `
  const told = (ref) => ref.send({ type: "told" });
  export const View = ({ form, list, life, onSaved }) => {
    const navigate = useNavigate();
    const [name, setName] = useState("");
    const refresh = () => list.send({ type: "resource.refresh" });
    const reload = useCallback(() => refresh(), []);
    const close = () => setName("");
    const press = useAction(call);
    const { send, forget } = press;
    ${hears}
    return <button onClick={refresh} />;
  };
`;

/** What a view hands from one machine to another. */
const handed = [
  `useEmitted(form, "form.sent", () => list.send({ type: "resource.refresh" }));`,
  `useEmitted(form, "form.sent", ({ answer }) => { setName(answer.name); list.send({ type: "resource.changed" }); });`,
  `useEmitted(form, "form.sent", refresh);`,
  `useEmitted(form, "form.sent", () => refresh());`,
  `useEmitted(form, "form.sent", reload);`,
  `useEmitted(form, "form.sent", () => told(life));`,
  `useEmitted(form, "form.sent", forget);`,
  `useEmitted(form, "form.sent", () => send({ id: 1 }));`,
  `useEmitted(form, "form.sent", () => press.send({ id: 1 }));`,
  `useEmitted(form, "form.sent", useCallback(() => list.send({ type: "resource.refresh" }), [list]));`,
  `useAction(call, { about: { id: 1 }, onDone: () => life.send({ type: "session.logOut" }) });`,
  `useAction(call, { onDone: refresh });`,
];

/** What moves the view alone, and what a person presses. */
const own = [
  `useEmitted(form, "form.sent", () => void navigate("/orders/"));`,
  `useEmitted(form, "form.sent", () => setName("Ada"));`,
  `useEmitted(form, "form.sent", close);`,
  `useEmitted(form, "form.sent", onSaved);`,
  `useEmitted(form, "form.sent", ({ address }) => void window.reload(address, { refresh: true }));`,
  `useAction(call, { onDone: close, forwards: [{ key: "session", event: { type: "session.logOut" } }] });`,
  `useEffect(() => { list.send({ type: "settings.loaded", name }); }, [list, name]);`,
];

interface Report {
  readonly diagnostics: readonly { readonly filename: string }[];
}

/** Those of the views that oxlint reports. */
const reported = (views: readonly string[]): readonly string[] => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lint-"));
  views.forEach((hears, at) => fs.writeFileSync(path.join(folder, `${at}.tsx`), withView(hears)));
  const config = {
    jsPlugins: [path.resolve("scripts/lint/machines-tell.mjs")],
    categories: { correctness: "off" },
    rules: { "views/machines-tell": "warn" },
  };
  fs.writeFileSync(path.join(folder, "config.json"), JSON.stringify(config));
  const output = execFileSync(
    "npx",
    ["oxlint", "-c", path.join(folder, "config.json"), "--format=json", folder],
    { encoding: "utf8" },
  );
  fs.rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(output) as Report;
  return diagnostics.map(({ filename }) => views[Number.parseInt(path.basename(filename), 10)] ?? "");
};

test("the rule reports what a view hands from one machine to another, and nothing that moves the view alone", () => {
  expect(reported([...handed, ...own]).toSorted()).toEqual(handed.toSorted());
});

test("it holds for every view", () => {
  const { overrides } = JSON.parse(fs.readFileSync(".oxlintrc.json", "utf8")) as {
    readonly overrides: readonly { readonly files: readonly string[]; readonly rules: object }[];
  };
  expect(overrides.filter(({ rules }) => "views/machines-tell" in rules)).toMatchObject([
    { files: ["src/ui/**"], rules: { "views/machines-tell": "error" } },
  ]);
});
