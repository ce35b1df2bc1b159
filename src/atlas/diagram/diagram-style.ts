/** The style of a standalone diagram file, for light and dark colour schemes. */
export const diagramStyle = `
.diagram {
  color-scheme: light dark;
  --page: #ffffff; --ink: #16211b; --soft: #4b5850; --faint: #6a756e; --line: #8b968f; --box: #ffffff; --container: #f4f7f5; --rule: #d5dcd8; --label: #ffffff;
  --user: #1d4ed8; --answered: #14713a; --failed: #b42318; --timer: #a3480b; --always: #5b6570; --actor: #6d28d9;
  --failed-box: #fef3f2; --busy-box: #f5f3ff;
}
@media (prefers-color-scheme: dark) {
  .diagram {
    --page: #141a17; --ink: #eef3f0; --soft: #b9c4bd; --faint: #93a098; --line: #6f7c74; --box: #1e2622; --container: #191f1c; --rule: #38423c; --label: #1e2622;
    --user: #93b4ff; --answered: #6fd394; --failed: #ff9c90; --timer: #f5b26b; --always: #b2bcc6; --actor: #c4b0ff;
    --failed-box: #331c1a; --busy-box: #262038;
  }
}
.diagram text { font-family: Arial, "Liberation Sans", Helvetica, sans-serif; font-size: 11px; fill: var(--ink); }
.diagram .page { fill: var(--page); }
.diagram .title { font-size: 14px; font-weight: 700; }
.diagram .subtitle { fill: var(--soft); }
.diagram .spec { font-size: 10px; fill: var(--faint); }
.diagram .line { fill: var(--soft); }
.diagram .line.invoke { fill: var(--actor); }
.diagram .texts.container text { stroke: var(--container); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
.diagram .state .shape { fill: var(--box); stroke: var(--line); stroke-width: 1.3; }
.diagram .state.compound .shape, .diagram .state.parallel .shape { fill: var(--container); }
.diagram .state.parallel .shape { stroke-dasharray: 6 4; }
.diagram .state.tag-busy .shape { stroke: var(--actor); }
.diagram .state.tag-busy:not(.compound, .parallel) .shape { fill: var(--busy-box); }
.diagram .state.tag-failed .shape { stroke: var(--failed); }
.diagram .state.tag-failed:not(.compound, .parallel) .shape { fill: var(--failed-box); }
.diagram .inner { fill: none; stroke: var(--line); }
.diagram .rule { fill: none; stroke: var(--rule); }
.diagram .start { fill: var(--ink); }
.diagram .pill .shape { fill: var(--box); stroke: var(--line); stroke-dasharray: 4 3; }
.diagram .pill .any { font-style: italic; fill: var(--soft); }
.diagram .arrow .way { fill: none; stroke: var(--ink); stroke-width: 1.4; }
.diagram .arrow .head { fill: var(--ink); }
.diagram .label .shape { fill: var(--label); stroke: var(--rule); }
.diagram .label .event { font-weight: 700; }
.diagram .arrow.user .way { stroke: var(--user); }
.diagram .arrow.user .head, .diagram .label.user :is(.event, .case) { fill: var(--user); }
.diagram .arrow.answered .way { stroke: var(--answered); }
.diagram .arrow.answered .head, .diagram .label.answered :is(.event, .case) { fill: var(--answered); }
.diagram .arrow.failed .way { stroke: var(--failed); }
.diagram .arrow.failed .head, .diagram .label.failed :is(.event, .case) { fill: var(--failed); }
.diagram .arrow.timer .way { stroke: var(--timer); }
.diagram .arrow.timer .head, .diagram .label.timer :is(.event, .case) { fill: var(--timer); }
.diagram .arrow.always .way { stroke: var(--always); stroke-dasharray: 5 3; }
.diagram .arrow.always .head, .diagram .label.always :is(.event, .case) { fill: var(--always); }
`;
