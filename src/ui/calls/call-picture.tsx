import type { Call, FileAnswer } from "../../api/call.ts";
import type { ResourceLogic } from "../../machines/kit/resource.machine.ts";
import { LazyPicture, type LazyPictureProps } from "../files/lazy-picture.tsx";
import type { Elements } from "../kit/elements.ts";
import { actorKey } from "./actor-key.ts";
import { resourceOf } from "./call-logic.ts";
import { oncePer } from "./once-per.ts";
import { useRun } from "./run-calls.ts";

const pictureOf = oncePer((call, run) =>
  resourceOf(call, run, false, (answer) => (answer as FileAnswer).blob),
);

interface CallPictureProps<Request> extends Omit<LazyPictureProps<Request>, "name" | "logic"> {
  readonly call: Call<Request, FileAnswer>;
}

/** The picture that a call answers with, loaded when it is near the viewport. */
export const CallPicture = <Request extends object>({
  call,
  ...picture
}: CallPictureProps<Request>): Elements => (
  <LazyPicture
    name={actorKey(call, picture.request)}
    logic={pictureOf(call, useRun()) as ResourceLogic<Request, Blob>}
    {...picture}
  />
);
