import { expect, test } from "vitest";
import { catalogueFile } from "../../scripts/vite/text-files.ts";
import { LINK_SECONDS } from "../../server/http/download-links.ts";
import { USE_WINDOW } from "../../src/domain/kit/use-window.ts";
import { linkLifetime } from "../../src/domain/passwords/account-link.ts";
import { MOST_PIXELS } from "../../src/domain/pictures/picture.ts";
import { REMOTE_CONNECT_LIMIT } from "../../src/domain/products/remote-connect.ts";
import { TITLE_LIMIT } from "../../src/domain/references/reference.ts";
import { catalogues } from "../../src/domain/shell/locale.ts";
import { CODE_LIFETIME } from "../../src/domain/sign-up/verification.ts";
import { REOPEN_DAYS } from "../../src/domain/tickets/ticket-rules.ts";

test.each([
  ["shell", "login.error.TOO_MANY_LOGIN_ATTEMPTS", USE_WINDOW / 60],
  ["passwords", "forgot.sent.text", linkLifetime("reset") / 60],
  ["sign-up", "sign_up.code.sent", CODE_LIFETIME / 60],
  ["products", "remote.intro", REMOTE_CONNECT_LIMIT / 1000],
  ["tickets", "ticket.refused.REOPEN_TOO_LATE", REOPEN_DAYS],
  ["pictures", "pictures.refused.PICTURE_TOO_MANY_PIXELS", MOST_PIXELS / 1_000_000],
  ["references", "references.problem.TOO_LONG", TITLE_LIMIT],
  // Business §9: minutes until an order and an answer are shown, and working days until a payment is settled.
  ["orders", "orders.delay", 30],
  ["orders", "orders.empty.open.text", 30],
  ["orders", "orders.empty.products.text", 30],
  ["orders", "order.not_found.text", 30],
  ["dashboard", "dashboard.open_orders.none", 30],
  ["campus-packages", "campus.note", 30],
  ["tickets", "tickets.delay", 15],
  ["tickets", "ticket.no_answers", 15],
  ["order-list", "invoices.settlement", 5],
  ["server-documents", "document.invoice.settlement_time", 5],
  ["server-files", "file_link.LINK_EXPIRED.text", LINK_SECONDS],
  ["server-login", "identity.refused.TOO_MANY_LOGIN_ATTEMPTS", USE_WINDOW / 60],
  ["server-letters", "letter.code.body", CODE_LIFETIME / 60],
  ["server-letters", "letter.reset.body", linkLifetime("reset") / 60],
  ["server-letters", "letter.invitation.body", linkLifetime("invitation") / 3600],
  ["server-letters", "letter.activation.body", linkLifetime("activation") / 3600],
  ["server-letters", "letter.emailChange.body", linkLifetime("email_change") / 3600],
  ["server-letters", "letter.emailChangeAsked.body", linkLifetime("email_change_undo") / 3600],
])("the text %s/%s names the limit %i in every language", (area, key, limit) => {
  const named = catalogues.map((catalogue) => [
    catalogue,
    catalogueFile(catalogue, area)[key]?.match(/\d+/g),
  ]);
  expect(named).toEqual(catalogues.map((catalogue) => [catalogue, [String(limit)]]));
});
