import type { Change, SearchEntry, TransitionKind } from "../model/atlas-model.ts";

const plural = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;

const kinds: Readonly<Record<TransitionKind, string>> = {
  user: "Event",
  answered: "Answered",
  failed: "Failed",
  timer: "Time limit",
  always: "By itself",
};

const changes: Readonly<Record<Change, string>> = {
  added: "Added",
  removed: "Removed",
  retargeted: "Leads elsewhere",
  changed: "Changed",
  was: "As it was",
};

const searchKinds: Readonly<Record<SearchEntry["kind"], string>> = {
  machine: "Machine",
  state: "State",
  event: "Event",
  guard: "Guard",
  action: "Action",
  actor: "Actor",
  spec: "Spec",
  code: "Code",
  screen: "Screen",
};

/** A number as the figures beside it are written: 2,216. */
const grouped = (number: number): string => number.toLocaleString("en");

/** The texts of the atlas, in English only because QA uses it (docs/decisions/languages.md). */
export const labels = {
  title: "State atlas",
  product: "Partner portal",
  skip: "Skip to the content",
  navigation: "Atlas",
  machines: "Machines",
  spec: "Specification",
  findings: "Findings",
  desk: "Replay desk",
  live: "Live",
  none: "–",
  version: (version: string, commit: string | null) =>
    commit === null ? `V ${version}` : `V ${version} · ${commit}`,
  built: (at: string, commit: string | null) =>
    commit === null ? `Built ${at}.` : `Built ${at} from ${commit}.`,

  overview: {
    note: "Every state machine of the portal, made from the code that runs.",
    machines: "Machines",
    states: "States",
    transitions: "Transitions",
    coverage: "Fired by tests",
    faults: "Would be noticed",
    findings: "Findings",
    change: "Change",
    description: "What it does",
    noRun: "not run yet: npm run test:machines",
    of: (fired: number, all: number, at: string) => `${grouped(fired)} of ${grouped(all)}, run of ${at}`,
    since: (revision: string) => `machines, since ${revision}`,
    open: (count: number) => (count === 0 ? "all explained" : plural(count, "unexplained", "unexplained")),
  },

  search: {
    label: "Search states, events, guards, actions, actors, spec, codes and screens",
    placeholder: "Search",
    key: "/",
    results: "Results",
    found: (count: number) => (count === 0 ? "Nothing found" : plural(count, "result", "results")),
    none: (text: string) =>
      `Nothing is called “${text}”. States, events, guards, actions, actors, spec sections, error codes and screens are searched.`,
    places: (count: number) => plural(count, "place", "places"),
    loading: "The search is on its way.",
    failed: "The search did not load. Press into the field to try again.",
    more: (count: number) => `${count} more. Another letter narrows them.`,
    kinds: searchKinds,
  },

  machine: {
    tabs: { diagram: "Diagram", table: "Table", changes: "Changes" },
    tabsLabel: "Parts of the machine",
    layer: "Layer",
    layers: { plain: "Plain", coverage: "Fired", faults: "Would be noticed", changes: "Changes" },
    notFound: "No such machine",
    notFoundText: (name: string) =>
      `There is no machine called “${name}” in this build. It may have another name in this release.`,
    allMachines: "All machines",
    missing: {
      text: (what: string, id: string) => `This machine has no ${what} “${id}” in this build.`,
      before: (revision: string) => `See it as it was in ${revision}`,
    },
    gone: (revision: string) =>
      `This machine is not in this build any more. It is shown as it was in ${revision}.`,
    simulate: "Simulate",
    states: (count: number) => plural(count, "state", "states"),
    transitions: (count: number) => plural(count, "transition", "transitions"),
    invokedBy: "Used by",
    kinds,
    changes,
  },

  diagram: {
    label: (machine: string) => `Diagram of ${machine}`,
    help: "Arrow keys move from state to state, Enter opens one. Plus, minus and 0 change the size. The table says the same.",
    zoomIn: "Larger",
    zoomOut: "Smaller",
    fit: "Whole diagram",
    percent: (percent: number) => `${percent} %`,
    fold: "Fold all",
    unfold: "Unfold all",
    neighbours: "Neighbours only",
    allStates: "All states",
    anyState: "any state",
    export: "Save",
    exportLabel: "Save or print",
    svg: "Diagram as SVG",
    png: "Diagram as PNG",
    csv: "Table as CSV",
    print: "Print",
    tooLarge: "The picture is too large for this browser. Save it as SVG.",
    legend: "What colours and shapes say",
    mixed: "Several kinds",
    shapes: { busy: "Works", failed: "Failed", parallel: "Parallel", final: "Final", history: "History" },
    state: (title: string, more: string) => (more === "" ? title : `${title}, ${more}`),
  },

  coverage: {
    notRun: "Not run yet.",
    notRunText:
      "This build was made without a whole run of the tests. Run npm run test:machines, then npm run atlas.",
    run: (at: string) => `Test run of ${at}`,
    here: "This machine",
    all: "All machines",
    never: "never fired",
    neverList: "Never fired",
    count: (fired: number, all: number) => `${grouped(fired)} of ${grouped(all)} transitions fired`,
    full: "Every transition is fired",
    tests: (count: number) => plural(count, "test", "tests"),
    byTests: "Fired by",
    more: (count: number) => `and ${grouped(count)} more`,
    noTest: "No test fires it",
  },

  faults: {
    count: (noticed: number, all: number) => `${grouped(noticed)} of ${grouped(all)} faults noticed`,
    unnoticedList: "With a fault that is not noticed",
    full: "Every fault is noticed",
    noticedCount: (count: number) => `${count} noticed`,
    unnoticedCount: (count: number) => `${count} not noticed`,
    heading: "Faults that would be noticed",
    notNoticed: "not noticed",
    noLine: "No line notices",
    filter: "Faults",
    any: "All",
    filters: { noticed: "All noticed", unnoticed: "Not noticed" },
  },

  diff: {
    title: "Changes",
    differ: (count: number, revision: string) =>
      `${plural(count, "machine differs", "machines differ")} from ${revision}.`,
    since: (revision: string) => `Since ${revision}`,
    machines: { added: "New machine", removed: "Machine removed" },
    all: "All",
    show: "Show",
    inside: (count: number) => `With ${plural(count, "part", "parts")} of its own`,
    allSame: (revision: string) => `Every machine is as it was in ${revision}.`,
    noneOfKind: "Nothing has changed in this way.",
    listOf: (machine: string) => `Changes of ${machine}`,
    onDiagram: "On the diagram",
    none: "Nothing to compare with",
    noneText:
      "This build was made without an earlier revision. Run npm run atlas -- --against, with a revision of git.",
    against: (revision: string) => `Compared with ${revision}`,
    same: "No change",
    sameText: (revision: string) => `This machine is as it was in ${revision}.`,
    copy: "Copy as Markdown",
    copied: "Copied",
    notCopied: "Not copied: the browser did not allow it",
    what: { state: "state", transition: "transition" },
    list: "Changes of this machine",
  },

  table: {
    label: (machine: string) => `Transitions of ${machine}`,
    columns: {
      from: "From",
      event: "Event",
      guard: "Guard",
      to: "To",
      actions: "Actions",
      spec: "Spec",
      screen: "Screen",
      tests: "Tests",
      faults: "Faults",
    },
    more: { kind: "Kind", code: "Code", description: "What it does", id: "Id" },
    save: "Save as CSV",
    filters: "Filter the table",
    search: "Filter",
    searchHelp: "Any word of a row",
    kind: "Kind",
    anyKind: "All kinds",
    tested: "Tests",
    anyTested: "All",
    fired: "Fired",
    never: "Never fired",
    shown: (shown: number, all: number) =>
      shown === all
        ? plural(all, "transition", "transitions")
        : `${shown} of ${plural(all, "transition", "transitions")}`,
    nothing: "No transition matches",
    nothingText: "Take a filter away to see more.",
    clear: "Clear filters",
    stays: "stays",
    notRun: "not run yet",
  },

  card: {
    close: "Close",
    machine: "Machine",
    transition: "Transition",
    screen: "Screen",
    tags: "Tags",
    code: "Code",
    spec: "Spec",
    limit: "Time limit",
    limits: (delay: string, ms: number | null) =>
      ms === null ? `${delay}, by the context` : ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`,
    alwaysOn: "Works as long as it lasts",
    entry: "On entry",
    exit: "On exit",
    invokes: "Runs",
    invokeKinds: { machine: "machine", call: "call", listener: "listener" },
    invokedBy: "Used by",
    inside: "Inside",
    within: "In",
    leaves: "Leaves by",
    arrives: "Entered by",
    provedBy: "Proved by the specification's lines",
    tableOf: (machine: string) => `Table of ${machine}`,
    path: "Shortest path",
    pathStart: (input: string) => (input === "" ? "Begins here" : `Begins with ${input}`),
    atStart: "The machine begins here.",
    noPath: "Nothing reaches it.",
    copy: "Copy link",
    simulate: "Simulate from here",
    showInside: "Show what is inside",
    types: {
      atomic: "State",
      compound: "State with states inside",
      parallel: "Parallel states",
      final: "Final state",
      history: "History",
    },
    from: "From",
    to: "To",
    guard: "Guard",
    branch: "Branch",
    actions: "Actions",
    stays: "Stays in its state",
    reenters: "Leaves the state and enters it again",
  },

  review: {
    title: "Review",
    standings: { open: "Not reviewed", changed: "Changed since the tick", ticked: "Reviewed" },
    any: "All",
    filter: "Review",
    filters: {
      unticked: "Not reviewed or changed",
      changed: "Changed since the tick",
      ticked: "Reviewed",
    },
    reviewer: "Your name",
    reviewerHelp: "It is saved with what you say.",
    tick: "It is as it should be",
    comment: "Comment",
    save: "Save the review",
    next: "Next that is not reviewed",
    unsaved: "Not saved yet.",
    failed: "It was not saved. Try again.",
    saved: "Saved. Outside npm run dev the browser has saved a file: put it into docs/reviews/.",
    earlier: "Said of it as it was before",
    saidBy: (reviewer: string, day: string) => `${reviewer}, ${day}`,
    tickedBy: (reviewer: string, day: string) =>
      `Ticked by ${reviewer === "" ? "somebody" : reviewer}, ${day}`,
    commentedBy: (reviewer: string, day: string) =>
      `Not ticked by ${reviewer === "" ? "somebody" : reviewer}, ${day}`,
    overview: (ticked: number, changed: number, open: number) =>
      [`${ticked} reviewed`, ...(changed === 0 ? [] : [`${changed} changed`]), `${open} open`].join(", "),
  },

  simulator: {
    title: "Simulation",
    help: "Every actor is a stub. Nothing is called, and no timer runs by itself.",
    failed: "The simulation stopped",
    failedText: "The machine threw an error at this step. Step back, or start again.",
    noStart: "The machine does not start",
    noStartText: "Its code did not come, or its samples give it no input that it starts from.",
    now: "Now in",
    next: "Enabled transitions",
    payload: (label: string) => `Payload of ${label}`,
    take: (label: string) => `Fire ${label}`,
    ended: "The machine has ended.",
    nothing: "Nothing is enabled here.",
    noSample: "no sample passes",
    guards: "Guards of the last step",
    held: "true",
    refused: "false",
    notAsked: "not asked",
    nothingFired: (event: string) => `${event} was refused: every guard said no.`,
    context: "Context",
    empty: "empty",
    history: "Steps",
    start: "Start",
    back: "Step back",
    reset: "Start again",
    close: "End simulation",
    incomplete: "The link had more steps; this build has other samples or another machine.",
    unreached: "No path leads to this state; it begins at the start.",
  },

  liveView: {
    note: "A tab of the portal in this browser, while somebody uses it. Nothing is sent, and nothing is kept.",
    tabs: "Tabs that may be followed",
    none: "No tab may be followed yet",
    noneText:
      "Open the portal in another tab of this browser, at this address. At the end of its page press “Let the state atlas follow this tab”. In production the button is there for staff, and the owner of the browser has to agree. It appears here by itself.",
    choose: (screen: string, app: string, mark: string) => `Follow ${screen} (${app}, tab ${mark})`,
    asking: "The tab is asked.",
    silent:
      "The tab did not answer. It may have been closed, or the browser lets it rest: show it once, then choose it again.",
    leave: "Another tab",
    standings: { now: "Live", paused: "Stepped back", gone: "Ended" },
    screen: (screen: string) => `Screen: ${screen}`,
    gone: "The tab is no longer followed: it was closed or reloaded, or the consent was withdrawn. What came until then stays until you leave this page.",
    back: "Step back",
    forward: "Step forward",
    now: (waiting: number) => (waiting === 0 ? "Back to now" : `Back to now (${waiting} waiting)`),
    showNew: (waiting: number) => `Show ${plural(waiting, "new event", "new events")}`,
    announced: (received: number) =>
      received === 0 ? "No event yet." : plural(received, "event", "events") + " received.",
    steppedBack: (waiting: number) =>
      waiting === 0
        ? "Stepped back; the tab goes on."
        : `Stepped back; ${plural(waiting, "event waits", "events wait")}.`,
    held: (waiting: number) =>
      waiting === 0
        ? "The list stands still while you are at it."
        : `The list stands still while you are at it; ${plural(waiting, "event waits", "events wait")}.`,
    endedActor: "ended",
    save: "Save as scenario",
    saveHelp:
      "A scenario is a journal: the replay desk opens it, plays it on the real screens, and saves it as a test.",
    play: "Play in the replay desk",
    actors: "Machines that run",
    events: "Events, newest first",
    noEvents: "No event yet. Use the portal in the other tab.",
    beginning: "Before the first event",
    machine: (actor: string) => `Diagram of ${actor}`,
    pick: "Choose a machine that runs to see its states.",
    ended: (actor: string) => `${actor} does not run at this event.`,
    otherRevision: (machine: string) =>
      `The tab runs another revision of ${machine} than this atlas shows, so its states are not drawn. Reload the tab, or build the atlas again.`,
    noDiagram: (machine: string) =>
      `${machine} is made by a function of the kit and has no diagram of its own.`,
    simulate: "Start the simulator from here",
    simulateHelp: "The simulator has the values of the samples, not those of the tab.",
    froms: {
      start: "start",
      outside: "person or page",
      actor: "call or watcher",
      machine: "another machine",
      timer: "timer",
    },
  },

  specView: {
    note: "Every section, and what carries it out.",
    documents: { shell: "Shell", business: "Business areas", project: "Pages of the project" },
    carried: (count: number) => plural(count, "part", "parts"),
    none: "No machine carries it",
    unknown: "No such section",
    unknownText: (section: string) => `No page and no section of the specification is called “${section}”.`,
    all: "All sections",
    carriers: "States and transitions that carry it out",
    show: "Show",
    filters: { all: "All sections", carried: "Carried", open: "Carried by none" },
    nothing: "No section here",
    nothingText: "Choose another filter.",
  },

  findingsView: {
    note: "What the machines say that deserves a second look. A finding without an explanation fails the tests.",
    noteWithoutRun:
      "Whether tests fire the transitions is not known: not run yet. Run npm run test:machines, then npm run atlas.",
    none: "No findings",
    noneText: "Every state is reachable, every transition has a spec and a test, every wait an end.",
    noneWithoutRun:
      "Every state is reachable, every transition has a spec, every wait an end. What tests fire is not known.",
    unexplained: "Unexplained",
    explained: "Explained",
    catalogue: "Catalogue",
  },

  crashed: "This page has stopped",
  crashedText:
    "Something in it broke, or its code did not come: there is no connection, or the atlas was built anew while it was open. The address keeps its place.",
  reload: "Reload the page",
  notFound: "Page not found",
  notFoundText: "The atlas has no page at this address.",
  copied: "Link copied",
} as const;
