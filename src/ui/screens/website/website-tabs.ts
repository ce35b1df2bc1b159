import { sectionOf, type WebsiteField } from "../../../domain/website/website-form.ts";

/** The tabs of the editor; the first is the one of an address without a tab. */
export const websiteTabs = ["contact", "texts", "hours", "pictures", "links", "preview", "publish"] as const;
export type WebsiteTab = (typeof websiteTabs)[number];

/** The tab in which a field is; the address is chosen where the website is published. */
export const tabOf = (field: WebsiteField): WebsiteTab => {
  const section = sectionOf(field);
  return section === "address" ? "publish" : section;
};

/** The tab of an address. */
export const readWebsiteTab = (params: URLSearchParams): WebsiteTab =>
  websiteTabs.find((tab) => tab === params.get("tab")) ?? "contact";

/** The address of a tab. */
export const printWebsiteTab = (tab: WebsiteTab, present: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(present);
  if (tab === "contact") params.delete("tab");
  else params.set("tab", tab);
  return params;
};
