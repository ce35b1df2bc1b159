import type { Language } from "../../mail/language.ts";

type Names = Readonly<Record<Language, string>>;

const names = (en: string, de: string, fr: string, cs: string, es: string): Names => ({ en, de, fr, cs, es });

/** Names of the trades (business §9). The spec gives codes only; the names are the development portal's. */
export const businessFieldNames: Readonly<Record<string, Names>> = {
  2: names(
    "Electrical installation",
    "Elektroinstallation",
    "Installation électrique",
    "Elektroinstalace",
    "Instalación eléctrica",
  ),
  3: names(
    "Heating and ventilation",
    "Heizung und Lüftung",
    "Chauffage et ventilation",
    "Vytápění a větrání",
    "Calefacción y ventilación",
  ),
  8: names(
    "System integration",
    "Systemintegration",
    "Intégration de systèmes",
    "Systémová integrace",
    "Integración de sistemas",
  ),
  15: names("Architecture", "Architektur", "Architecture", "Architektura", "Arquitectura"),
  20: names("Planning office", "Planungsbüro", "Bureau d’études", "Projekční kancelář", "Oficina técnica"),
  21: names(
    "Prefabricated houses",
    "Fertighausbau",
    "Maisons préfabriquées",
    "Montované domy",
    "Casas prefabricadas",
  ),
  23: names(
    "Property development",
    "Bauträger",
    "Promotion immobilière",
    "Developerská činnost",
    "Promoción inmobiliaria",
  ),
  24: names(
    "Hotels and hospitality",
    "Hotellerie und Gastronomie",
    "Hôtellerie et restauration",
    "Hotely a pohostinství",
    "Hostelería",
  ),
  27: names("Audio and video", "Audio und Video", "Audio et vidéo", "Audio a video", "Audio y vídeo"),
  29: names(
    "Security technology",
    "Sicherheitstechnik",
    "Technique de sécurité",
    "Zabezpečovací technika",
    "Sistemas de seguridad",
  ),
  30: names(
    "Blinds and shading",
    "Sonnenschutz",
    "Protection solaire",
    "Stínicí technika",
    "Protección solar",
  ),
  119: names("Photovoltaics", "Photovoltaik", "Photovoltaïque", "Fotovoltaika", "Fotovoltaica"),
  142: names("Sauna and pool", "Sauna und Pool", "Sauna et piscine", "Sauny a bazény", "Saunas y piscinas"),
  143: names("Education", "Ausbildung", "Formation", "Vzdělávání", "Formación"),
  999: names("Other", "Sonstiges", "Autre", "Jiné", "Otros"),
};

/** A person's role at the company. The spec has no codes; these are the development portal's. */
export const contactTypeNames: Readonly<Record<string, Names>> = {
  management: names("Management", "Geschäftsführung", "Direction", "Vedení", "Dirección"),
  purchasing: names("Purchasing", "Einkauf", "Achats", "Nákup", "Compras"),
  technology: names("Technology", "Technik", "Technique", "Technika", "Técnica"),
  accounting: names("Accounting", "Buchhaltung", "Comptabilité", "Účetnictví", "Contabilidad"),
  marketing: names("Marketing", "Marketing", "Marketing", "Marketing", "Marketing"),
};
