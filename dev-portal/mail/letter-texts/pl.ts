import { polishNotifications } from "../notification-texts/pl.ts";
import type { LetterTexts } from "./letter-text.ts";

export const polish: LetterTexts = {
  greeting: "Dzień dobry, {name},",
  closing: "Zespół portalu partnerskiego",
  online: "online",
  letters: {
    code: {
      subject: "Kod weryfikacyjny: {code}",
      body: "Państwa kod weryfikacyjny to\n\n{code}\n\nKod jest ważny 15\u00A0minut. Jeśli nie prosili Państwo o\u00A0kod, nie trzeba nic robić.",
    },
    reset: {
      subject: "Ustawianie nowego hasła",
      body: "nowe hasło można ustawić tutaj:\n\n{link}\n\nLink działa jeden raz i\u00A0jest ważny 60\u00A0minut. Jeśli nie prosili Państwo o\u00A0link, nie trzeba nic robić: hasło pozostaje bez zmian.",
    },
    invitation: {
      subject: "Zaproszenie do portalu partnerskiego",
      body: "mają Państwo dostęp do portalu partnerskiego jako pracownik firmy {company}. Zaprasza: {inviter}. Hasło można ustawić tutaj:\n\n{link}\n\nLink jest ważny 48\u00A0godzin.",
    },
    activation: {
      subject: "Aktywacja konta",
      body: "konto można aktywować tutaj:\n\n{link}\n\nLink jest ważny 48\u00A0godzin.",
    },
    emailChange: {
      subject: "Potwierdzenie nowego adresu e-mail",
      body: "prosimy potwierdzić, że {email} ma być nowym adresem Państwa konta:\n\n{link}\n\nLink jest ważny 48\u00A0godzin. Do tego czasu obowiązuje dotychczasowy adres.",
    },
    emailChangeAsked: {
      subject: "Prośba o\u00A0zmianę Państwa adresu e-mail",
      body: "ktoś, kto zna Państwa hasło, poprosił, aby {email} był nowym adresem Państwa konta. Adres zmieni się po otwarciu linku, który tam wysłaliśmy.\n\nJeśli to Państwa prośba, nie trzeba nic robić. Jeśli nie, prosimy zachować swój adres tutaj:\n\n{link}\n\na\u00A0potem ustawić nowe hasło. Link jest ważny 48\u00A0godzin, najdłużej do potwierdzenia nowego adresu.",
    },
    emailTaken: {
      subject: "Ten adres ma już konto",
      body: "ktoś próbował użyć adresu {email} dla innego konta w\u00A0portalu partnerskim. Adres ma już konto, więc nic się nie zmieniło. Jeśli to Państwa prośba, prosimy wybrać inny adres.",
    },
    emailChanged: {
      subject: "Państwa adres e-mail został zmieniony",
      body: "od teraz Państwa konto ma adres {email}. Jeśli to nie Państwo go zmienili, prosimy od razu skontaktować się z\u00A0działem wsparcia.",
    },
    passwordChanged: {
      subject: "Państwa hasło zostało zmienione",
      body: "hasło do Państwa konta zostało właśnie zmienione, a\u00A0pozostałe sesje zakończone. Jeśli to nie Państwo je zmienili, prosimy ustawić nowe hasło i\u00A0skontaktować się z\u00A0działem wsparcia.",
    },
    welcome: {
      subject: "Witamy w\u00A0portalu partnerskim",
      body: "Państwa konto jest gotowe. Zalogować można się tutaj:\n\n{link}",
    },
    underReview: {
      subject: "Witamy w\u00A0portalu partnerskim",
      body: "Państwa konto jest gotowe. Sprawdzamy teraz Państwa dokument rejestrowy i\u00A0napiszemy, gdy tylko zostaną Państwo partnerem. Do tego czasu można korzystać z\u00A0portalu jako klient:\n\n{link}",
    },
    licenceApproved: {
      subject: "Są Państwo teraz partnerem",
      body: "zatwierdziliśmy Państwa dokument rejestrowy: firma {company} jest teraz partnerem. Pierwsze kroki czekają tutaj:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Państwa dokument rejestrowy",
      body: "nie mogliśmy zatwierdzić dokumentu rejestrowego firmy {company}:\n\n{reason}\n\nPaństwa konto pozostaje bez zmian. W\u00A0razie pytań prosimy odpowiedzieć na ten e-mail.",
    },
    trainingBooked: {
      subject: "Państwa szkolenie: {training}",
      body: "miejsce jest zarezerwowane:\n\n{training}\n{when}\n{place}\n\nRezerwację można anulować do {until}. Plik kalendarza i\u00A0wszystkie inne informacje są tutaj:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Państwa szkolenie: {training}",
      body: "miejsce jest zarezerwowane:\n\n{training}\n{when}\n{place}\n\nTermin anulowania rezerwacji już minął. Plik kalendarza i\u00A0wszystkie inne informacje są tutaj:\n\n{link}",
    },
    trainingWaiting: {
      subject: "Na liście rezerwowej: {training}",
      body: "na tym szkoleniu nie ma już miejsc; są Państwo na liście rezerwowej:\n\n{training}\n{when}\n{place}\n\nGdy tylko zwolni się miejsce, zarezerwujemy je i\u00A0napiszemy do Państwa. Z\u00A0listy można się wypisać tutaj:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Miejsce dla Państwa: {training}",
      body: "zwolniło się miejsce i\u00A0jest teraz zarezerwowane dla Państwa:\n\n{training}\n{when}\n{place}\n\nJeśli nie mogą Państwo wziąć udziału, prosimy anulować rezerwację do {until}:\n\n{link}",
    },
    trainingCancelled: {
      subject: "Anulowano: {training}",
      body: "ta rezerwacja została anulowana:\n\n{training}\n{when}\n{place}\n\nInne terminy są tutaj:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "Nie odbędzie się: {training}",
      body: "niestety to szkolenie się nie odbędzie:\n\n{training}\n{when}\n{place}\n\nNie trzeba nic robić i\u00A0nie naliczymy żadnych kosztów. Inne terminy są tutaj:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Państwa rejestracja: {conference}",
      body: "te osoby mają miejsce:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nPodsumowanie, plik kalendarza i\u00A0hotele są tutaj:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "Na liście rezerwowej: {conference}",
      body: "na konferencji nie ma już miejsc; te osoby są na liście rezerwowej:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nGdy tylko zwolni się miejsce, napiszemy do Państwa. Z\u00A0listy można się wypisać tutaj:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Wolne miejsce: {conference}",
      body: "zwolniło się miejsce dla: {people}.\n\n{conference}\n{when}\n{place}\n\nMożna je przyjąć do {until}. Potem otrzyma je następna osoba z\u00A0listy.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Miejsce już nie czeka: {conference}",
      body: "miejsca nie przyjęto do {until} i\u00A0otrzymała je następna osoba z\u00A0listy. Chodzi o\u00A0miejsce dla: {people}.\n\n{conference}\n{when}\n\nWszystko o\u00A0konferencji jest tutaj:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Wycofano udział: {conference}",
      body: "ta rejestracja została wycofana:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nWszystko o\u00A0konferencji jest tutaj:\n\n{link}",
    },
    vatInvalid: {
      subject: "Numer VAT firmy {company}",
      body: "sprawdziliśmy teraz numer VAT {vatId} firmy {company}, którego nie udało się sprawdzić przy wpisywaniu: nie jest zarejestrowany. Prosimy go poprawić lub usunąć:\n\n{link}",
    },
    pioneerTaken: {
      subject: "W\u00A0toku: zgłoszenie pionierskie {submission}",
      body: "sprawdzamy przesłany przez Państwa plik logu urządzenia {model} ({submission}). Wszystko o\u00A0tym zgłoszeniu jest tutaj:\n\n{link}",
    },
    pioneerClosed: {
      subject: "Zgłoszenie pionierskie {submission} i\u00A0voucher",
      body: "zamknęliśmy Państwa zgłoszenie pionierskie {submission} dotyczące urządzenia {model}:\n\n{reason}\n\nDziękujemy za udział w\u00A0inicjatywie pionierskiej. Voucher {code} jest w\u00A0portalu, w\u00A0części „Korzyści”. Wszystko o\u00A0tym zgłoszeniu jest tutaj:\n\n{link}",
    },
    referenceApproved: {
      subject: "Państwa referencja „{title}” jest opublikowana",
      body: "Państwa referencja „{title}” została zatwierdzona i\u00A0jest teraz publicznie dostępna:\n\n{link}",
    },
    referenceDeclined: {
      subject: "Państwa referencja „{title}”",
      body: "nie mogliśmy jeszcze zatwierdzić Państwa referencji „{title}”:\n\n{reason}\n\nNasze uwagi są przy polach. Prosimy zmienić tam referencję i\u00A0przesłać ją ponownie:\n\n{link}",
    },
  },
  notifications: polishNotifications,
};
