import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgePlpl: KnowledgeTexts = {
  unreachable: [
    "Miniserver nie jest dostępny z zewnątrz. Co mogę sprawdzić?",
    "Proszę uruchomić test Remote Connect przy produkcie: podaje przyczynę i dalsze kroki.",
    "Kod 461 oznacza, że router nie przekierowuje portu. Proszę sprawdzić przekierowanie portów oraz czy Miniserver zachował swój adres lokalny.",
  ],
  "default-password": [
    "Test odpowiada kodem 409. Co to znaczy?",
    "Miniserver nadal przyjmuje hasło fabryczne. Proszę nadać administratorowi własne hasło w Config, zapisać je w Miniserverze i powtórzyć test.",
  ],
  "update-led": [
    "Po aktualizacji dioda LED miga na pomarańczowo.",
    "Proszę wyjąć kartę SD na dziesięć sekund i uruchomić urządzenie ponownie. Jeśli dioda nadal świeci na pomarańczowo, proszę przesłać nam plik logu w zgłoszeniu.",
  ],
  "weather-ended": [
    "Usługa Pogoda wygasła. Jak ją przedłużyć?",
    "Proszę otworzyć produkt, wybrać usługi chmurowe i wpisać kod licencji. Kupione miesiące dodają się do pozostałych.",
  ],
  transfer: [
    "Czy usługę chmurową można przenieść na inny Miniserver?",
    "Kupioną i nadal aktywną usługę można przenieść na inny produkt Państwa firmy. Usług próbnych i wygasłych nie można.",
  ],
  "order-late": [
    "Mojego zamówienia nie ma jeszcze na liście.",
    "Zamówienie może pojawić się tutaj dopiero po 30 minutach. Jeśli potem nadal go brakuje, proszę przesłać nam jego numer.",
  ],
  "missing-box": [
    "Brakuje części mojej dostawy.",
    "Zamówienie może zostać wysłane w kilku przesyłkach: w zamówieniu można śledzić każdą z nich. Jeśli dotarły wszystkie, proszę przesłać nam zdjęcie dowodu dostawy.",
  ],
  payment: [
    "Płatność wysłana, a faktura jest nadal do zapłaty.",
    "Zaksięgowanie płatności trwa do pięciu dni roboczych. Po tym czasie proszę przesłać nam datę i tytuł przelewu.",
  ],
  certificate: [
    "Gdzie znajdę certyfikat ze szkolenia?",
    "Jest przy szkoleniu, gdy tylko obecność zostanie potwierdzona, najpóźniej dwa dni po ostatnim dniu.",
  ],
  rights: [
    "Współpracownik nie widzi zamówień lub produktów.",
    "To, co widzi pracownik, zależy od uprawnień nadanych przez Państwa firmę. Osoba zarządzająca użytkownikami może je zmienić w ustawieniach.",
  ],
};
