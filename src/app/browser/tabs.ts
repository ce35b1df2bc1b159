import * as Schema from "effect/Schema";

/** Messages between the portal's tabs; they carry no personal data. */
const TabNews = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("loggedIn") }),
  Schema.Struct({ kind: Schema.Literal("loggedOut") }),
  Schema.Struct({ kind: Schema.Literal("extended"), seconds: Schema.Finite }),
]);
export type TabNews = typeof TabNews.Type;

const isNews = Schema.is(TabNews);

/** Opens the broadcast channel between the tabs of one browser. */
export const openTabs = () => {
  const channel = new BroadcastChannel("portal.tabs");
  return {
    tell: (news: TabNews): void => channel.postMessage(news),
    listen: (hear: (news: TabNews) => void): (() => void) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (isNews(data)) hear(data);
      };
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
};

export type Tabs = ReturnType<typeof openTabs>;
