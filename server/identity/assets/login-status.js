// Answers the sign-on adapter's "<client id> <session id>" with unchanged, changed or error.
const cookieName = "KEYCLOAK_SESSION=";

const hash = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};

const sessionHash = () => {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(cookieName));
  return cookie === undefined ? "" : cookie.slice(cookieName.length);
};

const { client, origins = "" } = document.documentElement.dataset;

const stateOf = async (clientId, origin, sessionId) => {
  if (clientId !== client || !origins.split(" ").includes(origin)) return "error";
  const current = sessionHash();
  if (current === "") return sessionId === "" ? "unchanged" : "changed";
  return current === (await hash(sessionId)) ? "unchanged" : "changed";
};

const answer = async (asker, origin, clientId, sessionId) => {
  asker.postMessage(await stateOf(clientId, origin, sessionId), origin);
};

addEventListener("message", (event) => {
  if (event.source !== parent || typeof event.data !== "string") return;
  const [clientId, sessionId, ...rest] = event.data.split(" ");
  if (sessionId !== undefined && rest.length === 0)
    void answer(event.source, event.origin, clientId, sessionId);
});
