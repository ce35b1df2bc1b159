import type { IssueTexts } from "../../src/domain/known-issues/known-issue.ts";
import { searchTextOf } from "../areas/kit/fold.ts";
import type { Calendar } from "./calendar.ts";

const activation: IssueTexts = {
  int: "Some email providers deliver our activation emails up to an hour late at the moment. Please wait before you ask for another link.",
  enen: "Some email providers deliver our activation emails up to an hour late at the moment. Please wait before you ask for another link.",
  enus: "Some email providers deliver our activation emails up to an hour late at the moment. Please wait before you request another link.",
  dede: "Manche E-Mail-Anbieter stellen unsere Aktivierungsmails derzeit bis zu einer Stunde später zu. Bitte warten Sie, bevor Sie einen neuen Link anfordern.",
  frfr: "Certains fournisseurs distribuent actuellement nos e-mails d’activation avec jusqu’à une heure de retard. Attendez avant de demander un autre lien.",
  cscz: "Někteří poskytovatelé e-mailu teď doručují naše aktivační zprávy až o hodinu později. Než požádáte o další odkaz, prosím počkejte.",
  eses: "Algunos proveedores entregan ahora nuestros correos de activación con hasta una hora de retraso. Espere antes de pedir otro enlace.",
  nlnl: "Sommige e-mailproviders bezorgen onze activeringsmails momenteel tot een uur later. Wacht even voordat u een nieuwe link aanvraagt.",
  itit: "Alcuni provider consegnano al momento le nostre e-mail di attivazione con un ritardo fino a un’ora. Attenda prima di chiedere un altro link.",
  plpl: "Niektórzy dostawcy poczty doręczają teraz nasze wiadomości aktywacyjne z opóźnieniem do godziny. Proszę poczekać przed poproszeniem o kolejny link.",
  sksk: "Niektorí poskytovatelia e-mailu teraz doručujú naše aktivačné správy až o hodinu neskôr. Pred vyžiadaním ďalšieho odkazu prosím počkajte.",
  trtr: "Bazı e-posta sağlayıcıları etkinleştirme e-postalarımızı şu anda bir saate kadar geç iletiyor. Yeni bir bağlantı istemeden önce lütfen bekleyin.",
  caes: "Alguns proveïdors lliuren ara els nostres correus d’activació amb fins a una hora de retard. Espereu abans de demanar un altre enllaç.",
};

const dns: IssueTexts = {
  int: "The Cloud DNS of some devices in Germany and Austria answers slowly since a network change. We are working on it.",
  dede: "Das Cloud-DNS mancher Geräte in Deutschland und Österreich antwortet seit einer Netzumstellung langsam. Wir arbeiten daran.",
};

const maintenance: IssueTexts = {
  int: "Orders and invoices could not be reached during the maintenance of the merchandise management.",
};

const issue = (id: string, code: string, texts: IssueTexts, rest: object): object => ({
  id,
  version: 1,
  code,
  texts,
  countries: [],
  in_portal: false,
  ended: false,
  changed_by: "Martina Pichler",
  search_text: searchTextOf(code, ...Object.values(texts)),
  ...rest,
});

/** What staff have noted in the demo: one issue that the portal announces, one for two countries that the replay desk alone shows, and one that is past. */
export const makeKnownIssues = ({ dayAgo, momentAgo }: Calendar): readonly object[] => [
  issue("I-demo-1", "WEBACCOUNT_NOT_ACTIVATED", activation, {
    from_day: dayAgo(3),
    in_portal: true,
    changed_at: momentAgo(3, 540),
  }),
  issue("I-demo-2", "418", dns, {
    from_day: dayAgo(6),
    countries: ["AT", "DE"],
    changed_at: momentAgo(5, 610),
  }),
  issue("I-demo-3", "endpoint_failure", maintenance, {
    from_day: dayAgo(40),
    until_day: dayAgo(39),
    in_portal: true,
    changed_at: momentAgo(39, 1020),
  }),
];
