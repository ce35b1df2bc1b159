import { createContext, useContext } from "react";
import { createActor, fromPromise } from "xstate";
import { answered, failed, type Outcome } from "../../../domain/kit/call-failure.ts";
import {
  createResourceMachine,
  type LoadInput,
  type LoadOutcome,
  type ResourceRef,
} from "../../../machines/kit/resource.machine.ts";
import type {
  AtlasIndex,
  AtlasMachine,
  SearchEntry,
  SectionText,
  SpecSection,
} from "../../model/atlas-model.ts";
import { sectionFile } from "../../model/section-path.ts";

interface FileRequest {
  readonly file: string;
}

type FileRef<Content> = ResourceRef<FileRequest, Content>;

/** The data files of the build, each loaded on first use and cached. */
export interface AtlasData {
  readonly index: FileRef<AtlasIndex>;
  readonly search: () => FileRef<readonly SearchEntry[]>;
  readonly spec: () => FileRef<readonly SpecSection[]>;
  readonly section: (id: string) => FileRef<SectionText>;
  readonly machine: (name: string) => FileRef<AtlasMachine>;
}

/** Reads a data file: a static file, not an API call. */
export type ReadFile = (file: string, signal: AbortSignal) => Promise<Outcome<unknown>>;

/** Reads a file beside the page, on any file host, with revalidation: without cache headers browsers could keep an older build's file. Some hosts answer a missing file with a page. */
export const readBesidePage: ReadFile = async (file, signal) => {
  const response = await fetch(`./data/${file}`, { signal, cache: "no-cache" }).catch(() => undefined);
  if (response === undefined) return failed({ _tag: "Offline" });
  if (!response.ok) return failed({ _tag: "EndpointFailure", status: response.status });
  const content: unknown = await response.json().catch(() => undefined);
  return content === undefined
    ? failed({ _tag: "Malformed", path: file, expected: "JSON" })
    : answered(content);
};

const open = <Content>(file: string, read: ReadFile): FileRef<Content> => {
  const load = fromPromise<LoadOutcome<Content>, LoadInput<FileRequest>>(async ({ input, signal }) => {
    const outcome = await read(input.request.file, signal);
    return outcome._tag === "Failed"
      ? outcome
      : answered({ content: outcome.answer as Content, at: Date.now() });
  });
  return createActor(createResourceMachine<FileRequest, Content>().provide({ actors: { load } }), {
    input: { request: { file } },
  }).start();
};

/** Creates the data of one page. */
export const createAtlasData = (read: ReadFile): AtlasData => {
  const once = <Content>(): ((file: string) => FileRef<Content>) => {
    const opened = new Map<string, FileRef<Content>>();
    return (file) => {
      const ref = opened.get(file) ?? open<Content>(file, read);
      opened.set(file, ref);
      return ref;
    };
  };
  const [search, spec, section, machine] = [
    once<readonly SearchEntry[]>(),
    once<readonly SpecSection[]>(),
    once<SectionText>(),
    once<AtlasMachine>(),
  ];
  return {
    index: open<AtlasIndex>("index.json", read),
    search: () => search("index.search.json"),
    spec: () => spec("index.spec.json"),
    section: (id) => section(sectionFile(id)),
    machine: (name) => machine(`${name}.json`),
  };
};

const AtlasDataContext = createContext<AtlasData | undefined>(undefined);

/** Provides the atlas data. */
export const AtlasDataProvider = AtlasDataContext.Provider;

/** The data of the atlas. */
export const useAtlasData = (): AtlasData => {
  const data = useContext(AtlasDataContext);
  if (data === undefined) throw new Error("No AtlasDataProvider above this view");
  return data;
};

const IndexContext = createContext<AtlasIndex | undefined>(undefined);

/** Provides the loaded index. */
export const IndexProvider = IndexContext.Provider;

/** The index of all machines. */
export const useIndex = (): AtlasIndex => {
  const index = useContext(IndexContext);
  if (index === undefined) throw new Error("No IndexProvider above this view");
  return index;
};
