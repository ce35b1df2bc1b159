import type { Call, FileAnswer } from "../../api/call.ts";
import { LoadedImage, PicturePlace, type PictureFacts } from "../files/picture-place.tsx";
import type { Elements } from "../kit/elements.ts";
import { usePicture } from "./use-resource.ts";

interface CallPictureProps<Request> extends PictureFacts {
  readonly call: Call<Request, FileAnswer>;
  readonly request: NoInfer<Request>;
}

const Loading = <Request extends object>({ call, request, alt }: CallPictureProps<Request>) => (
  <LoadedImage actor={usePicture(call, request)} alt={alt} />
);

/** An image that a call answers, loaded when it is near the viewport. */
export const CallPicture = <Request extends object>(props: CallPictureProps<Request>): Elements => (
  <PicturePlace size={props.size}>
    <Loading {...props} />
  </PicturePlace>
);
