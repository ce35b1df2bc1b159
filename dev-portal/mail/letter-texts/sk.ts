import { slovakNotifications } from "../notification-texts/sk.ts";
import type { LetterTexts } from "./letter-text.ts";

export const slovak: LetterTexts = {
  greeting: "Dobrý deň, {name},",
  closing: "Váš tím partnerského portálu",
  online: "online",
  letters: {
    code: {
      subject: "Váš overovací kód: {code}",
      body: "váš overovací kód je\n\n{code}\n\nPlatí 15\u00A0minút. Ak ste oň nežiadali, nemusíte nič robiť.",
    },
    reset: {
      subject: "Nastavenie nového hesla",
      body: "nové heslo si môžete nastaviť tu:\n\n{link}\n\nOdkaz funguje raz a\u00A0platí 60\u00A0minút. Ak ste oň nežiadali, nemusíte nič robiť: vaše heslo zostáva bez zmeny.",
    },
    invitation: {
      subject: "Pozvánka do partnerského portálu",
      body: "{inviter} vás pozýva do partnerského portálu ako zamestnanca firmy {company}. Heslo si zvoľte tu:\n\n{link}\n\nOdkaz platí 48\u00A0hodín.",
    },
    activation: {
      subject: "Aktivujte si účet",
      body: "svoj účet si aktivujte tu:\n\n{link}\n\nOdkaz platí 48\u00A0hodín.",
    },
    emailChange: {
      subject: "Potvrďte svoju novú e-mailovú adresu",
      body: "potvrďte, že {email} má byť novou adresou vášho účtu:\n\n{link}\n\nOdkaz platí 48\u00A0hodín. Dovtedy zostáva v\u00A0platnosti pôvodná adresa.",
    },
    emailChangeAsked: {
      subject: "Niekto požiadal o\u00A0zmenu vašej e-mailovej adresy",
      body: "niekto, kto pozná vaše heslo, požiadal, aby sa {email} stala novou adresou vášho účtu. Adresa sa zmení, keď sa otvorí odkaz, ktorý sme tam poslali.\n\nAk ste to boli vy, nemusíte nič robiť. Ak nie, ponechajte si svoju adresu tu:\n\n{link}\n\na\u00A0potom si nastavte nové heslo. Odkaz platí 48\u00A0hodín, najdlhšie do potvrdenia novej adresy.",
    },
    emailTaken: {
      subject: "Táto adresa už má účet",
      body: "niekto chcel adresu {email} použiť pre iný účet partnerského portálu. Adresa už účet má, takže sa nič nezmenilo. Ak ste to boli vy, zvoľte si inú adresu.",
    },
    emailChanged: {
      subject: "Vaša e-mailová adresa bola zmenená",
      body: "váš účet má odteraz adresu {email}. Ak ste ju nezmenili vy, ihneď sa obráťte na podporu.",
    },
    passwordChanged: {
      subject: "Vaše heslo bolo zmenené",
      body: "heslo vášho účtu bolo práve zmenené a\u00A0ostatné relácie sa ukončili. Ak ste to neboli vy, nastavte si nové heslo a\u00A0obráťte sa na podporu.",
    },
    welcome: {
      subject: "Vitajte v\u00A0partnerskom portáli",
      body: "váš účet je pripravený. Prihláste sa tu:\n\n{link}",
    },
    underReview: {
      subject: "Vitajte v\u00A0partnerskom portáli",
      body: "váš účet je pripravený. Teraz posudzujeme vaše živnostenské oprávnenie a\u00A0napíšeme vám, keď sa stanete partnerom. Dovtedy môžete portál používať ako zákazník:\n\n{link}",
    },
    licenceApproved: {
      subject: "Odteraz ste partnerom",
      body: "schválili sme vaše živnostenské oprávnenie: {company} je odteraz partnerom. Prvé kroky na vás čakajú tu:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Vaše živnostenské oprávnenie",
      body: "živnostenské oprávnenie firmy {company} sme nemohli schváliť:\n\n{reason}\n\nVáš účet zostáva bez zmeny. S\u00A0otázkami odpovedzte na tento e-mail.",
    },
    trainingBooked: {
      subject: "Vaše školenie: {training}",
      body: "vaše miesto je rezervované:\n\n{training}\n{when}\n{place}\n\nRezerváciu môžete zrušiť do {until}. Súbor do kalendára a\u00A0všetko ostatné nájdete tu:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Vaše školenie: {training}",
      body: "vaše miesto je rezervované:\n\n{training}\n{when}\n{place}\n\nLehota na zrušenie už uplynula. Súbor do kalendára a\u00A0všetko ostatné nájdete tu:\n\n{link}",
    },
    trainingWaiting: {
      subject: "Na čakacej listine: {training}",
      body: "toto školenie je obsadené a\u00A0ste na jeho čakacej listine:\n\n{training}\n{when}\n{place}\n\nHneď ako sa pre vás uvoľní miesto, rezervuje sa vám a\u00A0napíšeme vám. Z\u00A0listiny sa odhlásite tu:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Miesto pre vás: {training}",
      body: "uvoľnilo sa miesto a\u00A0teraz je rezervované pre vás:\n\n{training}\n{when}\n{place}\n\nAk nemôžete prísť, zrušte rezerváciu do {until}:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Zrušené: {training}",
      body: "táto rezervácia je zrušená:\n\n{training}\n{when}\n{place}\n\nĎalšie termíny nájdete tu:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "Nekoná sa: {training}",
      body: "toto školenie sa, žiaľ, nekoná:\n\n{training}\n{when}\n{place}\n\nNemusíte nič robiť a\u00A0nič sa neúčtuje. Ďalšie termíny nájdete tu:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Vaše prihlásenie: {conference}",
      body: "tieto osoby majú miesto:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nSúhrn, súbor do kalendára a\u00A0hotely nájdete tu:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "Na čakacej listine: {conference}",
      body: "konferencia je obsadená a\u00A0tieto osoby sú na jej čakacej listine:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nHneď ako sa uvoľní miesto, napíšeme vám. Z\u00A0listiny sa dá odhlásiť tu:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Voľné miesto: {conference}",
      body: "uvoľnilo sa miesto pre: {people}.\n\n{conference}\n{when}\n{place}\n\nPrijmite ho do {until}. Potom pripadne ďalšej osobe na listine.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Miesto už nie je rezervované: {conference}",
      body: "miesto nebolo prijaté do {until} a\u00A0pripadlo ďalšej osobe na listine. Bolo určené pre: {people}.\n\n{conference}\n{when}\n\nVšetko o\u00A0konferencii nájdete tu:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Odhlásené: {conference}",
      body: "toto prihlásenie je zrušené:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nVšetko o\u00A0konferencii nájdete tu:\n\n{link}",
    },
    vatInvalid: {
      subject: "IČ DPH firmy {company}",
      body: "teraz sme overili IČ DPH {vatId} firmy {company}, ktoré sa pri zadaní nedalo overiť: nie je registrované. Opravte ho, alebo ho odoberte:\n\n{link}",
    },
    pioneerTaken: {
      subject: "V\u00A0riešení: váš podnet {submission}",
      body: "prezeráme si súbor protokolu, ktorý ste poslali k\u00A0zariadeniu {model} ({submission}). Všetko o\u00A0svojom podnete nájdete tu:\n\n{link}",
    },
    pioneerClosed: {
      subject: "Váš podnet {submission} a\u00A0poukaz",
      body: "váš podnet {submission} k\u00A0zariadeniu {model} sme uzavreli:\n\n{reason}\n\nĎakujeme za účasť v\u00A0iniciatíve Pioneer. Poukaz {code} nájdete v\u00A0portáli v\u00A0časti Výhody. Všetko o\u00A0svojom podnete nájdete tu:\n\n{link}",
    },
    referenceApproved: {
      subject: "Vaša referencia „{title}“ je zverejnená",
      body: "vaša referencia „{title}“ bola schválená a\u00A0je verejne prístupná:\n\n{link}",
    },
    referenceDeclined: {
      subject: "Vaša referencia „{title}“",
      body: "vašu referenciu „{title}“ sme zatiaľ nemohli schváliť:\n\n{reason}\n\nNaše poznámky nájdete pri poliach. Upravte ju tam a\u00A0odošlite znova:\n\n{link}",
    },
  },
  notifications: slovakNotifications,
};
