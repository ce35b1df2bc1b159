import { CodeGone } from "../../domain/kit/code-failure.ts";

/** The mark on the page's timeline where code is gone, so that the new version is offered: it stays for what is loaded later and offers it. */
export const CODE_GONE = "codeGone";

const buildMeta = /<meta name="build" content="([^"]+)/;

/** True if the server's page is of another build than this one, whose files it need not have any more; false where it cannot be told. */
const isReplaced = async (): Promise<boolean> => {
  const page = await fetch("/", { cache: "no-store" })
    .then((answer) => answer.text())
    .catch(() => "");
  const [, served] = buildMeta.exec(page) ?? [];
  return (
    served !== undefined && served !== document.querySelector<HTMLMetaElement>("meta[name=build]")?.content
  );
};

/**
 * Loads code (decisions/build). A deployment deletes the files of the version before: what is gone fails as such, and not as a
 * broken connection, and the page's timeline has it, so that the new version is offered.
 */
export const importOrGone = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async (error: unknown) => {
    if (!(await isReplaced())) throw error;
    performance.mark(CODE_GONE);
    throw new CodeGone();
  });
