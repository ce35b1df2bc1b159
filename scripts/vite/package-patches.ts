import MagicString from "magic-string";
import type { Plugin } from "vite";

/** Text of a package that the bundle leaves out or replaces: the build fails unless `text` occurs exactly once in `module`. */
export interface Patch {
  /** The end of the module's path. */
  readonly module: string;
  readonly text: string;
  readonly instead?: string;
}

/**
 * Downshift assigns constants to each of its hooks, and assignments keep a hook in the bundle: without these lines
 * the unused hooks, half of the package, are removed.
 */
const downshiftConstants = [
  "useSelect.stateChangeTypes = stateChangeTypes$3;",
  "useCombobox.stateChangeTypes = stateChangeTypes$2;",
  "useMultipleSelection.stateChangeTypes = stateChangeTypes$1;",
  "_useTagGroup.stateChangeTypes = stateChangeTypes;",
];

/**
 * What the hooks of lists hold that the portal never runs: types of properties, which only development checks; messages
 * for screen readers, which are made where `getA11yStatusMessage` is given; ids of React 17; the scrolling of
 * the page, in whose place the kit's list gives its own (`scrollIntoView`); and a warning about an argument that the kit never passes.
 */
const downshiftLists = [
  {
    text: "var dropdownPropTypes = _extends(",
    instead: "var dropdownPropTypes = /* @__PURE__ */ _extends(",
  },
  ...["propTypes$2", "propTypes$3"].map((name) => ({
    text: `var ${name} = _extends({}, dropdownPropTypes, {`,
    instead: `var ${name} = /* @__PURE__ */ _extends({}, dropdownPropTypes, {`,
  })),
  {
    text: "var SafeReact = _extends({}, React);",
    instead: "var SafeReact = /* @__PURE__ */ _extends({}, React);",
  },
  {
    text: `var propTypes$4 = {
  environment: PropTypes.shape({
    addEventListener: PropTypes.func.isRequired,
    removeEventListener: PropTypes.func.isRequired,
    document: PropTypes.shape({`,
    instead: `var propTypes$4 = {
  environment: /* @__PURE__ */ PropTypes.shape({
    addEventListener: PropTypes.func.isRequired,
    removeEventListener: PropTypes.func.isRequired,
    document: /* @__PURE__ */ PropTypes.shape({`,
  },
  {
    text: "function useA11yMessageStatus(getA11yStatusMessage, options, dependencyArray, environment) {",
    instead:
      "function useA11yMessageStatus() {}\nfunction withMessages(getA11yStatusMessage, options, dependencyArray, environment) {",
  },
  { text: "var updateA11yStatus = debounce(", instead: "var updateA11yStatus = /* @__PURE__ */ debounce(" },
  { text: "var cleanupStatus = debounce(", instead: "var cleanupStatus = /* @__PURE__ */ debounce(" },
  {
    text: "var useElementIds$1 = typeof reactUseId$1 === 'function' ? useElementIdsR18$1 : useElementIdsLegacy$1;",
    instead: "var useElementIds$1 = useElementIdsR18$1;",
  },
  { text: "  scrollIntoView: scrollIntoView,\n  environment: /*", instead: "  environment: /*" },
  ...["useSelect", "useCombobox"].map((hook) => ({
    text: `console.warn('Passing "disabled" as an argument to getItemProps is not supported anymore. Please use the isItemDisabled prop from ${hook}.');`,
  })),
];

/** One module of downshift, of which only one hook is used. */
const downshiftWith = (hook: string, propTypes: string, module: string): readonly Patch[] =>
  [
    ...downshiftConstants.filter((text) => !text.startsWith(`${hook}.`)).map((text) => ({ text })),
    { text: `validatePropTypes$1(userProps, ${hook}, ${propTypes});` },
    ...downshiftLists,
  ].map((patch): Patch => ({ module, ...patch }));

const DOWNSHIFT = "/node_modules/downshift/dist/downshift.esm.mjs";
/** What marks the copy of a module that a part has for itself. */
const COPY = "?copy";

const downshift = [
  ...downshiftWith("useSelect", "propTypes$3", DOWNSHIFT),
  ...downshiftWith("useCombobox", "propTypes$2", `${DOWNSHIFT}${COPY}`),
];

/**
 * The same holds for components of react-router that the portal does not use: names for React's developer tools, and
 * calls that nothing declares free of side effects, keep them and all that they use in the first load.
 */
const routerComponents = [
  { text: "var Form = React10.forwardRef(", instead: "var Form = /* @__PURE__ */ React10.forwardRef(" },
  { text: 'Form.displayName = "Form";' },
  { text: 'ScrollRestoration.displayName = "ScrollRestoration";' },
  { text: "var Link = React10.forwardRef(", instead: "var Link = /* @__PURE__ */ React10.forwardRef(" },
  { text: 'Link.displayName = "Link";' },
  { text: "var NavLink = React10.forwardRef(", instead: "var NavLink = /* @__PURE__ */ React10.forwardRef(" },
  { text: 'NavLink.displayName = "NavLink";' },
  { text: 'HistoryRouter.displayName = "unstable_HistoryRouter";' },
  { text: 'FrameworkContext.displayName = "FrameworkContext";' },
  ...[
    "DataRouter",
    "DataRouterState",
    "ViewTransition",
    "Fetchers",
    "Await",
    "Navigation",
    "Location",
    "Route",
    "RouteError",
  ].map((name) => ({ text: `${name}Context.displayName = "${name}";` })),
  ...[
    "var ViewTransitionContext = React.createContext(",
    "var FetchersContext = React.createContext(",
    "var AwaitContext = React.createContext(",
    "var FrameworkContext = React8.createContext(",
    "var MemoizedDataRoutes = React3.memo(",
    "var validMutationMethods = new Set(",
    "var validRequestMethods = new Set(",
  ].map((text) => ({ text, instead: text.replace("= ", "= /* @__PURE__ */ ") })),
  ...["objectProtoNames", "objectProtoNames2"].map((name) => ({
    text: `var ${name} = Object.getOwnPropertyNames(Object.prototype).sort().join("\\0");`,
    instead: `var ${name} = /* @__PURE__ */ (() => Object.getOwnPropertyNames(Object.prototype).sort().join("\\0"))();`,
  })),
  { text: 'window.__reactRouterVersion = // @ts-expect-error\n    "7.18.5";' },
  // Only the data router shows what its loads have thrown.
  { text: "RenderErrorBoundary.contextType = RSCRouterContext;" },
  {
    text: "React2.createElement(\n        RenderErrorBoundary,",
    instead: "React2.createElement(\n        React2.Fragment,",
  },
  { text: " || defaultErrorElement;", instead: ";" },
  // Each browser of the portal has it.
  {
    text: 'typeof URLSearchParams !== "undefined",\n    `You cannot use the \\`useSearchParams\\` hook in a browser that does not support the URLSearchParams API. If you need to support Internet Explorer 11, we recommend you load a polyfill such as https://github.com/ungap/url-search-params.`',
    instead: "true",
  },
].map((patch): Patch => ({
  module: "/node_modules/react-router/dist/production/chunk-7RTFRKQW.mjs",
  ...patch,
}));

/** The portal loads the texts itself, no text names a format, and each language is written from left to right: i18next's loader, its formats and its list of other languages do nothing here. */
const textLibrary = [
  { text: "        formatter = Formatter;", instead: "        formatter = undefined;" },
  {
    text: "s.backendConnector = new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options);",
    instead: "s.backendConnector = { state: {}, on() {} };",
  },
  {
    text: "    const languageUtils = this.services?.languageUtils || new LanguageUtil(get());",
    instead: "    return 'ltr';",
  },
].map((patch): Patch => ({ module: "/node_modules/i18next/dist/esm/i18next.js", ...patch }));

/** React has had this hook since 18: what stands in for it is never run. */
const storeHook: Patch = {
  module: "/node_modules/use-sync-external-store/cjs/use-sync-external-store-shim.production.js",
  text: "  void 0 !== React.useSyncExternalStore ? React.useSyncExternalStore : shim;",
  instead: "  React.useSyncExternalStore;",
};

const patches: readonly Patch[] = [...downshift, ...routerComponents, ...textLibrary, storeHook];

/** A module with its patches; throws if a text does not occur exactly once. */
export const patched = (code: string, file: string, wanted: readonly Patch[]) => {
  const edited = new MagicString(code, { filename: file });
  for (const { text, instead = "" } of wanted) {
    const [at, times] = [code.indexOf(text), code.split(text).length - 1];
    if (times !== 1)
      throw new Error(
        `${file} has changed: "${text}" stands in it ${times} times, not once (package-patches.ts)`,
      );
    edited.update(at, at + text.length, instead);
  }
  return { code: edited.toString(), map: edited.generateMap({ source: file, hires: "boundary" }) };
};

/** Patches packages; the build fails if a package has changed or is no longer bundled. */
export const packagePatches = (wanted: readonly Patch[] = patches): Plugin => {
  const seen = new Set<string>();
  return {
    name: "package-patches",
    apply: "build",
    transform: {
      filter: {
        id: wanted.map(({ module }) => new RegExp(`${module.replaceAll(/[./?]/g, String.raw`\$&`)}$`)),
      },
      handler: (code, id) => {
        const mine = wanted.filter(({ module }) => id.endsWith(module));
        for (const { module } of mine) seen.add(module);
        return mine.length === 0 ? null : patched(code, id, mine);
      },
    },
    buildEnd: (error) => {
      const unused = wanted.find(({ module }) => !seen.has(module));
      if (error === undefined && unused !== undefined)
        throw new Error(`${unused.module} is not part of the build: its patch can go (package-patches.ts)`);
    },
  };
};

/**
 * Gives the combobox, which loads later, a copy of downshift: a module stands in one chunk, and with the hook of the
 * combobox that of the lists would grow by 1.8 kB for every screen.
 */
export const copyForCombobox = (): Plugin => ({
  name: "copy-for-combobox",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^downshift$/ },
    async handler(source, importer, options) {
      if (importer?.endsWith("/kit/fields/combobox.tsx") !== true) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: `${found.id}${COPY}` };
    },
  },
});
