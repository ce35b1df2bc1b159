import type { Call, FileAnswer } from "../../api/call.ts";
import { LoadedImage, PicturePlace, type PictureFacts } from "../files/picture-place.tsx";
import type { Elements } from "../kit/elements.ts";
import { usePicture } from "./use-resource.ts";

interface CallPictureProps<Request> extends PictureFacts {
  readonly call: Call<Request, FileAnswer>;
  readonly request: NoInfer<Request>;
  /** Which file it is, where the same request is answered with another one later. */
  readonly of?: string;
}

const Loading = <Request extends object>({ call, request, of, alt }: CallPictureProps<Request>) => (
  <LoadedImage actor={usePicture(call, request, of)} alt={alt} />
);

/** Another picture begins anew; of the same one, such as after a crop, what was shown stays until the next has come. */
const pictureOf = <Request extends object>({ request, of }: CallPictureProps<Request>): string =>
  of ?? ("id" in request ? String(request.id) : "");

/** An image that a call answers, loaded when it is near the viewport. */
export const CallPicture = <Request extends object>(props: CallPictureProps<Request>): Elements => (
  <PicturePlace size={props.size}>
    <Loading key={pictureOf(props)} {...props} />
  </PicturePlace>
);
