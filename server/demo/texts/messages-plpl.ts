import type { TopicTexts } from "./message-texts.ts";

export const messagesPlpl: TopicTexts = {
  config: [
    "Config {version} jest już dostępny",
    "Config {version} szybciej wczytuje duże projekty i pokazuje wszystkie gałęzie Tree w nowym widoku.",
    "Przed aktualizacją proszę zapisać projekt. Miniservery pierwszej generacji nadal działają z poprzednią wersją.",
  ],
  newProduct: [
    "Nowość: Touch Pure Flex",
    "Symbole Państwa klientów w grawerze: Touch Pure Flex powstaje na zamówienie do każdego pomieszczenia.",
    "Produkcja trwa najwyżej dziesięć dni roboczych. Zamówienie pokazuje każdy jej etap.",
  ],
  app: [
    "Aplikacja {version}: ulubione i tryb ciemny",
    "Ulubione można teraz sortować według pomieszczeń, a tryb ciemny dostosowuje się do telefonu.",
    "Aktualizacja pojawi się w najbliższych dniach w sklepach z aplikacjami.",
  ],
  firstSteps: [
    "Czy pierwsze kroki są już wykonane?",
    "Pięć kroków na dobry początek: profil, pakiet startowy, szkolenie, pierwszy produkt, opiekun partnera.",
    "Opiekun partnera chętnie pomoże. Dane kontaktowe są na pulpicie.",
  ],
  maintenance: [
    "Usługi chmurowe: prace serwisowe w niedzielę",
    "W niedzielę od 4:00 do 6:00 (UTC) trwają prace serwisowe usług Mailer, Push i Caller.",
    "Miniservery w domach działają dalej. Wiadomości z tego czasu zostaną wysłane później.",
  ],
  tutorial: [
    "Nowy samouczek: zacienianie i ogrzewanie w jednym planie",
    "W 20 minut samouczek pokazuje, jak zacienianie wspiera zimą ogrzewanie, a latem chłodzenie.",
    "Przykładowy projekt można pobrać obok filmu.",
  ],
  priceList: [
    "Nowy cennik {version} obowiązuje od przyszłego miesiąca",
    "Cennik {version} wchodzi w życie pierwszego dnia przyszłego miesiąca.",
    "Zamówienia złożone wcześniej zrealizujemy po obecnych cenach.",
  ],
  security: [
    "Aktualizacja zabezpieczeń {version}: proszę zainstalować",
    "Wersja {version} usuwa lukę w zdalnym dostępie do Miniserverów osiągalnych z internetu.",
    "Proszę zaktualizować wszystkie instalacje w najbliższych dniach. Instalacje korzystające z Cloud DNS są już chronione.",
  ],
  weather: [
    "Państwa usługa Pogoda",
    "Prognoza sięga teraz czterech dni, więc zacienianie i ogrzewanie mogą planować wcześniej.",
    "Nie trzeba niczego zmieniać. Usługa działa dalej w tej samej cenie.",
  ],
  successor: [
    "Valve Actuator: następca z tym samym adapterem",
    "Nowy Valve Actuator jest cichszy i pasuje do wszystkich adapterów poprzedniego modelu.",
    "Oba modele można łączyć na jednej gałęzi Tree. Poprzedni model sprzedajemy do wyczerpania zapasów.",
  ],
  openingHours: [
    "Wsparcie w dni świąteczne",
    "W dni świąteczne dział wsparcia odpowiada na zgłoszenia. Telefon będzie czynny w następnym dniu roboczym.",
    "Zamówienia złożone w dzień świąteczny opuszczają nasz magazyn w następnym dniu roboczym.",
  ],
  webinar: [
    "Webinar: jak sprzedawać to, co oszczędza energię",
    "Jak pokazać klientom korzyści z zarządzania energią, na liczbach z trzech projektów.",
    "Webinar trwa 45 minut. Nagranie otrzymają wszyscy zarejestrowani.",
  ],
};
