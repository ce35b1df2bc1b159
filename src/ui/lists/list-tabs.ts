/** The tab of an address; the first is the one of an address without a known tab. */
export const readTab = <Tab extends string>(
  tabs: readonly [Tab, ...(readonly Tab[])],
  params: URLSearchParams,
): Tab => tabs.find((tab) => tab === params.get("tab")) ?? tabs[0];

/** The address of another tab of a list: `left` names the parameters that are not carried there; what else narrows the list, such as its search, stays. */
export const printTab = <Tab extends string>(
  tabs: readonly [Tab, ...(readonly Tab[])],
  tab: Tab,
  present: URLSearchParams,
  left: readonly string[],
): URLSearchParams => {
  const params = new URLSearchParams(present);
  for (const name of left) params.delete(name);
  if (tab === tabs[0]) params.delete("tab");
  else params.set("tab", tab);
  return params;
};
