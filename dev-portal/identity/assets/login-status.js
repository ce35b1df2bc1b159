// Answers the sign-on adapter's "<client id> <session id>" with unchanged, changed or error. It stays silent when the server can't be asked.
const cookieName = "KEYCLOAK_SESSION="

const hash = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

const sessionHash = () => {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(cookieName))
  return cookie === undefined ? "" : cookie.slice(cookieName.length)
}

let allowed

const stateOf = async (clientId, origin, sessionId) => {
  const asker = `${clientId} ${origin}`
  if (allowed === undefined) {
    const answer = await fetch(`login-status-iframe.html/init?${new URLSearchParams({ client_id: clientId, origin })}`, { cache: "no-store" })
    if (!answer.ok) return "error"
    allowed = asker
  }
  if (allowed !== asker) return "error"
  const current = sessionHash()
  if (current === "") return sessionId === "" ? "unchanged" : "changed"
  return current === (await hash(sessionId)) ? "unchanged" : "changed"
}

const answer = async (asker, origin, clientId, sessionId) => {
  asker.postMessage(await stateOf(clientId, origin, sessionId), origin)
}

addEventListener("message", (event) => {
  if (event.source !== parent || typeof event.data !== "string") return
  const [clientId, sessionId, ...rest] = event.data.split(" ")
  // A server that can't be asked is answered with silence: the adapter has its own limit for that.
  if (sessionId !== undefined && rest.length === 0) answer(event.source, event.origin, clientId, sessionId).catch(() => undefined)
})
