import type { Sending, Transport } from "./transport.ts";

const multipartOf = ({ fields, files }: Sending): FormData => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  files.forEach((file, index) => body.append(`files[${index}]`, file, file.name));
  return body;
};

/** Multipart by XMLHttpRequest: fetch still cannot tell how much of a body has gone out. Gives up where nothing moves for `quietLimit`. */
export const sendWithProgress: Transport = (sending) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      act();
    };
    const giveUp = (): void => {
      settle(() => reject(new DOMException("No progress", "TimeoutError")));
      request.abort();
    };
    const moved = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, sending.quietLimit);
    };
    request.open("POST", sending.url);
    request.withCredentials = true;
    request.responseType = "blob";
    for (const [name, value] of Object.entries(sending.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      moved();
      sending.onProgress(loaded, total);
    });
    request.addEventListener("progress", moved);
    request.addEventListener("load", () =>
      settle(() => {
        const body: Blob = request.response;
        resolve({
          status: request.status,
          headers: { get: (name) => request.getResponseHeader(name) },
          text: () => body.text(),
          blob: () => Promise.resolve(body),
        });
      }),
    );
    request.addEventListener("error", () =>
      settle(() => reject(new DOMException("No answer", "NetworkError"))),
    );
    request.addEventListener("abort", () => settle(() => reject(new DOMException("Given up", "AbortError"))));
    sending.signal.throwIfAborted();
    sending.signal.addEventListener("abort", () => request.abort(), { once: true });
    moved();
    request.send(multipartOf(sending));
  });
