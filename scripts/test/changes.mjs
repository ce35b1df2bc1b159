// What `npm run test:changed` runs for changed files, and what it leaves out.
import path from "node:path";

/** Folders and files of an area. A changed test is run itself, and is no change of its area. */
const ofArea = [
  /^src\/(?:domain|machines|ui\/screens|ui|atlas\/spec-tables)\/([^/]+)\//,
  /^src\/api\/([^/]+)\.calls\.ts$/,
  /^src\/atlas\/samples\/([^/]+)\.samples\.ts$/,
  /^server\/areas\/([^/]+)\//,
  /^locales\/[^/]+\/(?:server-)?([^/]+)\.json$/,
];

const areaOf = (file) => ofArea.map((pattern) => pattern.exec(file)?.[1]).find((area) => area !== undefined);

const isTest = (file) => /^tests\/.*\.test\.tsx?$/.test(file);
const isBrowserTest = (file) => /^tests\/e2e\/.*\.e2e\.ts$/.test(file);
const isCode = (file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file);
const isServerTest = (file) => /^tests\/(?:api|server)\//.test(file);
/** What the server has no part in, and what it alone has. */
const isOfPage = (file) => /^src\/(?!domain\/|api\/)/.test(file);
const isOfServer = (file) => /^(?:server\/|locales\/[^/]+\/server-)/.test(file);
/** What a person sees or the server answers. */
const isProduct = (file) => /^(?:src\/(?!atlas\/)|server\/|locales\/|public\/)/.test(file);

/** Configurations and packages, which every test depends on. */
const isForAll = (file) => !file.includes("/") && !file.endsWith(".md");

/** The parts of which each file of the area is named: `tickets` or `ticket`. */
const namesOf = (area) => [area, area.replace(/s$/, "")];

/** True for a file of a test that is named by an area: `tests/api/ticket-life.test.ts`, `tests/ui/tickets/…`. */
const isNamedBy = (areas) => (file) =>
  file
    .split("/")
    .slice(2)
    .some((part) =>
      [...areas].some((area) =>
        namesOf(area).some((name) => new RegExp(`^(?:.+-)?${name}(?:[-.].*)?$`).test(part)),
      ),
    );

/**
 * The files that import one of `changed`, directly or through a module that `through` holds for. `importers` has the
 * files that import each module.
 */
const reachedFrom = (changed, importers, through) => {
  const reached = new Set(changed);
  const open = [...changed];
  for (let file = open.pop(); file !== undefined; file = open.pop())
    for (const importer of importers.get(file) ?? [])
      if (!reached.has(importer)) {
        reached.add(importer);
        if (through(importer)) open.push(importer);
      }
  return reached;
};

/** The projects of Vitest whose tests need a server, a browser or minutes: only those of the API are run. */
const isOfChanges = (file) => !/^tests\/(?:bench|engines|faults|size|mutation)\//.test(file);

/**
 * For the changed files of a checkout, what is run: the files for types, format and rules, Vitest's files, the names of
 * machines whose walks and tables are run, Playwright's files and a pattern for the names of screens; and what is left
 * out, as lines.
 */
export const selectionOf = ({ changed, files, importers }) => {
  const present = changed.filter((file) => files.includes(file));
  const areas = new Set(changed.map(areaOf).filter((area) => area !== undefined));
  const folders = new Set(changed.map((file) => path.dirname(file)));
  const named = isNamedBy(areas);
  const isNear = (file) => areas.has(areaOf(file)) || folders.has(path.dirname(file));
  const near = reachedFrom(changed, importers, isNear);
  const all = reachedFrom(changed, importers, () => true);

  const sources = changed.filter((file) => !file.startsWith("tests/"));
  const meetsServer = sources.some((file) => !isOfPage(file));
  const meetsPage = sources.some((file) => !isOfServer(file));
  const isMet = (file) => named(file) && (isServerTest(file) ? meetsServer : meetsPage);
  const tests = files.filter((file) => isTest(file) && isOfChanges(file) && (near.has(file) || isMet(file)));
  const machines = files.flatMap((file) => {
    const [, area, name] = /^src\/machines\/([^/]+)\/(.+)\.machine\.ts$/.exec(file) ?? [];
    return area !== undefined && meetsPage && areas.has(area) ? [name] : [];
  });
  const touchesProduct = changed.some(isProduct);
  const browserTests = files.filter(
    (file) => isBrowserTest(file) && (near.has(file) || (touchesProduct && named(file))),
  );
  const screens = touchesProduct
    ? [...areas].flatMap(namesOf).map((name) => name.replaceAll("-", "[ -]"))
    : [];

  const far = files.filter((file) => isTest(file) && all.has(file) && !tests.includes(file));
  const farBrowser = files.filter((file) => isBrowserTest(file) && !browserTests.includes(file));
  return {
    areas: [...areas],
    formatted: present,
    linted: present.filter(isCode),
    tests,
    machines,
    browserTests,
    screens,
    leftOut: [
      ...changed.filter(isForAll).map((file) => `${file} may change everything`),
      ...(far.length === 0
        ? []
        : [`${far.length} test files that reach the change through modules of other areas`]),
      `${farBrowser.length} files of browser tests, but for the tests of tests/e2e/screens that name a screen of the areas`,
      ...(changed.some((file) => file.startsWith("src/atlas/"))
        ? ["the built atlas and its browser tests"]
        : []),
      "the written area, unused code, sizes, and npm run test:long",
    ],
  };
};
