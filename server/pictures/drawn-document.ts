import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Duplex, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import * as Schema from "effect/Schema";
import { documentProblems, MOST_PAGES } from "../../src/domain/licence-review/licence-document.ts";
import { MOST_PIXELS } from "../../src/domain/pictures/picture.ts";
import { createBoundedQueue } from "../accounts/bounded-queue.ts";

/** The kinds of documents that are drawn; browsers show other pictures as they are, and a deployment's SVG. */
export type DrawnKind = "pdf" | "heic" | "svg";

/** The limits of one document. */
export interface DrawingLimits {
  /** Of the processor where the system can limit it, so that a busy server draws as much as an idle one; in s. */
  readonly time: number;
  /** What the decoders may use, in MB. */
  readonly memory: number;
  readonly pages: number;
  /** The size of a page's picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** `webp`: small and on white, to be shown. `png`: with all colours and transparency, to be made anew. */
  readonly format: "webp" | "png";
}

/** A page of writing paper at twice the width of a panel takes half of a second, the largest photo that is taken 2 seconds and 400 MB. */
export const drawingLimits: DrawingLimits = {
  time: 15,
  memory: 800,
  pages: MOST_PAGES,
  width: 1_400,
  height: 2_000,
  format: "webp",
};

/** One at a time: a process takes as much memory as the server itself. */
const inTurn = createBoundedQueue({ atOnce: 1, waiting: 20 });

/** Beside this module in the sources, and beside the server's first file in a build. */
const script = ["./draw-document.mjs", "./draw-document.js", "../draw-document.js"]
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** How much longer than its processor time a process may be there, such as one that waits. */
const PATIENCE = 8;

/** What Node has reserved for code before it does anything, in MB: the kernel counts it from Node 24 on, though it is hardly used. */
const RESERVED = 600;
const WASM_PAGES_IN_MB = 16;

/**
 * Starts the process. Its engine limits what the decoders take, which are WebAssembly. A shell sets the limits of all its memory and of
 * its processor time, which the kernel keeps to; Windows has no such limits.
 */
const start = (kind: DrawnKind, { time, memory, ...limits }: DrawingLimits): ChildProcess => {
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.round(memory / 2)}`,
    `--wasm-max-mem-pages=${memory * WASM_PAGES_IN_MB}`,
    script ?? "",
    kind,
    JSON.stringify({ ...limits, pixels: MOST_PIXELS }),
  ];
  const stdio: StdioOptions = ["pipe", "ignore", "ignore", "pipe"];
  return process.platform === "win32"
    ? spawn(node[0] ?? "", node.slice(1), { stdio, env: {} })
    : spawn(
        "/bin/sh",
        [
          "-c",
          `ulimit -d ${(memory + RESERVED) * 1_000}; ulimit -S -t ${time}; ulimit -c 0; exec "$@"`,
          "sh",
          ...node,
        ],
        {
          stdio,
          env: {},
        },
      );
};

const size = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1));
const Head = Schema.fromJsonString(
  Schema.Union([
    Schema.Struct({
      pages: Schema.Array(Schema.Struct({ width: size, height: size, size })),
      total: size,
    }),
    Schema.Struct({ problem: Schema.Literals(documentProblems) }),
  ]),
);
const toHead = Schema.decodeUnknownSync(Head);
const headOf = (problem: (typeof documentProblems)[number]): Buffer =>
  Buffer.from(`${JSON.stringify({ problem })}\n`);

/** A stream of the process that it was started with. */
const streamOf = ({ stdio }: ChildProcess, at: 0 | 3): Duplex => {
  const stream = stdio[at];
  if (!(stream instanceof Duplex)) throw new Error("the process that draws documents was not started");
  return stream;
};

/** It took longer than allowed: at another time it may be quicker, so that nothing remembers it. */
export class DrawingTooSlow extends Error {}

/** The bytes of a drawn document: a line that says what they are, and its pages one after another. */
export const drawDocument = (
  kind: DrawnKind,
  content: Readable,
  limits: DrawingLimits = drawingLimits,
): Promise<Buffer> =>
  inTurn(async () => {
    const child = start(kind, limits);
    let late = false;
    const timer = setTimeout(
      () => {
        late = true;
        child.kill("SIGKILL");
      },
      limits.time * 1_000 * (process.platform === "win32" ? 1 : PATIENCE),
    );
    try {
      // A process that ends before it has read everything is no fault of its own: what it wrote counts.
      const given = pipeline(content, streamOf(child, 0)).catch(() => undefined);
      const [bytes] = await Promise.all([buffer(streamOf(child, 3)), given, once(child, "close")]);
      if (late || child.signalCode === "SIGXCPU") throw new DrawingTooSlow();
      // A process that wrote nothing was ended by the limit of its memory.
      return bytes.length === 0 ? headOf("TOO_LARGE") : bytes;
    } finally {
      clearTimeout(timer);
      child.kill("SIGKILL");
    }
  });

/** A drawn document: its pages with their bytes, or why there are none. */
export type DrawnDocument =
  | {
      readonly pages: readonly {
        readonly width: number;
        readonly height: number;
        readonly bytes: Buffer;
      }[];
      readonly total: number;
    }
  | { readonly problem: (typeof documentProblems)[number] };

/** Reads the bytes of a drawn document. */
export const readDrawn = (bytes: Buffer): DrawnDocument => {
  const end = bytes.indexOf("\n");
  const head = toHead(bytes.toString("utf8", 0, end));
  if ("problem" in head) return head;
  let at = end + 1;
  const pages = head.pages.map(({ width, height, size: length }) => {
    const page = { width, height, bytes: bytes.subarray(at, at + length) };
    at += length;
    return page;
  });
  return { pages, total: head.total };
};
