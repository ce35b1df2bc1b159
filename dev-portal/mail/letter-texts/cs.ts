import { czechNotifications } from "../notification-texts/cs.ts";
import type { LetterTexts } from "./letter-text.ts";

export const czech: LetterTexts = {
  greeting: "Dobrý den, {name},",
  closing: "Váš tým partnerského portálu",
  online: "online",
  letters: {
    code: {
      subject: "Váš ověřovací kód: {code}",
      body: "váš ověřovací kód je\n\n{code}\n\nPlatí 15\u00A0minut. Pokud jste o\u00A0něj nežádali, nemusíte nic dělat.",
    },
    reset: {
      subject: "Nastavení nového hesla",
      body: "nové heslo si můžete nastavit zde:\n\n{link}\n\nOdkaz funguje jednou a\u00A0platí 60\u00A0minut. Pokud jste o\u00A0něj nežádali, nemusíte nic dělat: vaše heslo zůstává beze změny.",
    },
    invitation: {
      subject: "Pozvánka do partnerského portálu",
      body: "{inviter} vás zve do partnerského portálu jako zaměstnance firmy {company}. Heslo si zvolte zde:\n\n{link}\n\nOdkaz platí 48\u00A0hodin.",
    },
    activation: {
      subject: "Aktivujte svůj účet",
      body: "aktivujte prosím svůj účet zde:\n\n{link}\n\nOdkaz platí 48\u00A0hodin.",
    },
    emailChange: {
      subject: "Potvrďte svou novou e-mailovou adresu",
      body: "potvrďte prosím, že {email} má být novou adresou vašeho účtu:\n\n{link}\n\nOdkaz platí 48\u00A0hodin. Do té doby zůstává v\u00A0platnosti původní adresa.",
    },
    emailChangeAsked: {
      subject: "Byla vyžádána změna vaší e-mailové adresy",
      body: "někdo, kdo zná vaše heslo, požádal, aby se {email} stala novou adresou vašeho účtu. Změní se, jakmile bude otevřen odkaz, který jsme tam poslali.\n\nPokud jste to byli vy, nemusíte nic dělat. Pokud ne, ponechte si svou adresu zde:\n\n{link}\n\na poté nastavte nové heslo. Odkaz platí 48\u00A0hodin, nejdéle však do potvrzení nové adresy.",
    },
    emailTaken: {
      subject: "Tato adresa už má účet",
      body: "někdo chtěl adresu {email} použít pro jiný účet partnerského portálu. Adresa už účet má, nic se tedy nezměnilo. Pokud jste to byli vy, zvolte prosím jinou adresu.",
    },
    emailChanged: {
      subject: "Vaše e-mailová adresa byla změněna",
      body: "váš účet má nyní adresu {email}. Pokud jste změnu neprovedli vy, obraťte se prosím ihned na podporu.",
    },
    passwordChanged: {
      subject: "Vaše heslo bylo změněno",
      body: "heslo vašeho účtu bylo právě změněno a\u00A0ostatní relace byly ukončeny. Pokud jste to nebyli vy, nastavte si nové heslo a\u00A0obraťte se na podporu.",
    },
    welcome: {
      subject: "Vítejte v\u00A0partnerském portálu",
      body: "váš účet je připraven. Přihlaste se zde:\n\n{link}",
    },
    underReview: {
      subject: "Vítejte v\u00A0partnerském portálu",
      body: "váš účet je připraven. Nyní posuzujeme vaše živnostenské oprávnění a\u00A0napíšeme vám, jakmile se stanete partnerem. Do té doby můžete portál používat jako zákazník:\n\n{link}",
    },
    licenceApproved: {
      subject: "Nyní jste partnerem",
      body: "schválili jsme vaše živnostenské oprávnění: {company} je nyní partnerem. Vaše první kroky na vás čekají:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Vaše živnostenské oprávnění",
      body: "živnostenské oprávnění firmy {company} jsme nemohli schválit:\n\n{reason}\n\nVáš účet zůstává beze změny. S\u00A0dotazy odpovězte na tento e-mail.",
    },
    trainingBooked: {
      subject: "Vaše školení: {training}",
      body: "vaše místo je rezervováno:\n\n{training}\n{when}\n{place}\n\nZrušit je můžete do {until}. Soubor do kalendáře a\u00A0vše ostatní najdete zde:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Vaše školení: {training}",
      body: "vaše místo je rezervováno:\n\n{training}\n{when}\n{place}\n\nLhůta pro zrušení již uplynula. Soubor do kalendáře a\u00A0vše ostatní najdete zde:\n\n{link}",
    },
    trainingWaiting: {
      subject: "Na čekací listině: {training}",
      body: "toto školení je obsazené a\u00A0jste na jeho čekací listině:\n\n{training}\n{when}\n{place}\n\nJakmile se pro vás uvolní místo, bude vám rezervováno a\u00A0napíšeme vám. Listinu můžete opustit zde:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Místo pro vás: {training}",
      body: "uvolnilo se místo a\u00A0nyní je rezervováno pro vás:\n\n{training}\n{when}\n{place}\n\nPokud nemůžete přijít, zrušte je prosím do {until}:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Zrušeno: {training}",
      body: "tato rezervace je zrušena:\n\n{training}\n{when}\n{place}\n\nDalší termíny najdete zde:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "Nekoná se: {training}",
      body: "toto školení se bohužel nekoná:\n\n{training}\n{when}\n{place}\n\nNemusíte nic dělat a\u00A0nic se neúčtuje. Další termíny najdete zde:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Přihláška platí: {conference}",
      body: "tyto osoby mají místo:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nSouhrn, soubor do kalendáře a\u00A0hotely najdete zde:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "Na čekací listině: {conference}",
      body: "konference je obsazená a\u00A0tyto osoby jsou na její čekací listině:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nJakmile se místo uvolní, napíšeme vám. Z\u00A0listiny se odhlásíte zde:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Volné místo: {conference}",
      body: "pro osobu {people} se uvolnilo místo:\n\n{conference}\n{when}\n{place}\n\nPřijměte je prosím do {until}. Potom připadne dalšímu v\u00A0pořadí.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Místo už není rezervováno: {conference}",
      body: "místo pro osobu {people} nebylo přijato do {until} a\u00A0připadlo dalšímu v\u00A0pořadí.\n\n{conference}\n{when}\n\nVše o\u00A0konferenci najdete zde:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Odhlášeno: {conference}",
      body: "tato přihláška je zrušena:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nVše o\u00A0konferenci najdete zde:\n\n{link}",
    },
    vatInvalid: {
      subject: "DIČ firmy {company}",
      body: "nyní jsme ověřili DIČ {vatId} firmy {company}, které při zadání nebylo možné ověřit: není registrováno. Opravte ho prosím, nebo ho odeberte:\n\n{link}",
    },
    pioneerTaken: {
      subject: "V\u00A0řešení: vaše podání {submission}",
      body: "prohlížíme si soubor protokolu, který jste poslali k\u00A0zařízení {model} ({submission}). Vše o\u00A0svém podání najdete zde:\n\n{link}",
    },
    pioneerClosed: {
      subject: "Vaše podání {submission} a\u00A0poukaz",
      body: "vaše podání {submission} k\u00A0zařízení {model} jsme uzavřeli:\n\n{reason}\n\nDěkujeme za účast v\u00A0iniciativě Pioneer. Poukaz {code} najdete v\u00A0portálu v\u00A0části Výhody. Vše o\u00A0svém podání najdete zde:\n\n{link}",
    },
    referenceApproved: {
      subject: "Vaše reference „{title}“ je zveřejněna",
      body: "vaše reference „{title}“ byla schválena a\u00A0je veřejně dostupná:\n\n{link}",
    },
    referenceDeclined: {
      subject: "Vaše reference „{title}“",
      body: "vaši referenci „{title}“ jsme zatím nemohli schválit:\n\n{reason}\n\nNaše poznámky najdete u\u00A0jednotlivých polí. Upravte ji prosím a\u00A0odešlete znovu:\n\n{link}",
    },
  },
  notifications: czechNotifications,
};
