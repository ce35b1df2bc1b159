import { useSelector } from "@xstate/react";
import FileText from "lucide-react/icons/file-text";
import type { Call, FileAnswer } from "../../api/call.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import { usePortalActors } from "../actors/portal-actors.ts";
import type { Elements } from "../kit/elements.ts";
import { DownloadButton, type DownloadButtonProps } from "./action-button.tsx";

interface DocumentButtonProps<Request> extends Omit<
  DownloadButtonProps<Request>,
  "call" | "request" | "about"
> {
  readonly call: Call<Request, FileAnswer>;
  readonly about: Omit<NoInfer<Request>, "instance">;
}

/** The button that has the browser save a document as PDF, in the displayed language. */
export const DocumentButton = <Request extends { readonly instance: Locale }>({
  call,
  about,
  ...button
}: DocumentButtonProps<Request>): Elements => {
  const instance = useSelector(usePortalActors().language, ({ context }) => context.locale);
  const request = { ...about, instance } as Request;
  return <DownloadButton call={call} about={request} request={request} icon={FileText} {...button} />;
};
