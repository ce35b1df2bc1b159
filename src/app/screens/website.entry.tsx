import { fromPromise } from "xstate";
import {
  publishWebsite,
  restoreWebsiteVersion,
  saveWebsite,
  takeWebsiteOffline,
} from "../../api/website.calls.ts";
import type { WebsiteDraft } from "../../domain/website/website.ts";
import { valuesOf, websiteOf, type WebsiteValues } from "../../domain/website/website-form.ts";
import { websiteDraftMachine } from "../../machines/website/website-draft.machine.ts";
import { websitePublicationMachine } from "../../machines/website/website-publication.machine.ts";
import { PreviewPageProvider } from "../../ui/screens/website/preview-page.ts";
import { createUnsavedWebsite } from "../browser/unsaved-website.ts";
import { holdPage } from "../browser/hold-page.ts";
import { livePictures } from "../live/pictures.live.ts";
import { livePreview } from "../live/website-preview.live.ts";
import { onOwnVersion, savedFrom } from "./saving.ts";
import type { ScreenEntry, ScreenMachines } from "./screen-entry.ts";

const valuesOfDraft = ({ website, revision }: WebsiteDraft): WebsiteValues => valuesOf(website, revision);

export const machines: ScreenMachines = (live) => {
  const { run, accountKey } = live;
  return [
    livePictures(live),
    websiteDraftMachine.provide({
      actors: {
        holdPage,
        unsaved: createUnsavedWebsite(accountKey),
        save: fromPromise(async ({ input: { values }, signal, self }) =>
          savedFrom(
            await run(saveWebsite, { website: websiteOf(values), revision: values.version }, signal, {
              by: self,
              rebase: onOwnVersion,
            }),
            values,
            valuesOfDraft,
          ),
        ),
      },
    }),
    websitePublicationMachine.provide({
      actors: {
        publish: fromPromise(({ input, signal, self }) => run(publishWebsite, input, signal, { by: self })),
        takeOffline: fromPromise(({ signal, self }) => run(takeWebsiteOffline, {}, signal, { by: self })),
        restore: fromPromise(({ input, signal, self }) =>
          run(restoreWebsiteVersion, input, signal, { by: self }),
        ),
      },
    }),
  ];
};

export { screens } from "../../ui/screens/website/website.screens.ts";

export const around: NonNullable<ScreenEntry["around"]> = ({ base }) => {
  const page = livePreview(base);
  return ({ children }) => <PreviewPageProvider value={page}>{children}</PreviewPageProvider>;
};
