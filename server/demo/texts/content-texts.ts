import type { DemoCatalogue } from "./demo-catalogue.ts";

/** The texts of one language for promotions and campus packages. */
export interface ContentTexts {
  readonly promotions: Readonly<
    Record<
      "lighting" | "audio" | "climate" | "showroom" | "firstSteps",
      readonly [title: string, text: string]
    >
  >;
  readonly packages: Readonly<
    Record<"starter" | "lighting" | "climate" | "audio", readonly [name: string, text: string]>
  >;
}

/** By catalogue. */
export const contentTexts: Readonly<Record<DemoCatalogue, ContentTexts>> = {
  int: {
    promotions: {
      lighting: ["Lighting week", "Spots, ceiling lights and dimmers of the Tree and Air series."],
      audio: ["Audio week", "Audioserver, Stereo Extension and built-in speakers."],
      climate: ["Climate week", "Valve actuators, comfort sensors and AC Control Air."],
      showroom: [
        "Equip your showroom",
        "For products that you show at your premises or at a fair, once per product.",
      ],
      firstSteps: [
        "First-steps package",
        "Miniserver, extensions, sensors and a Touch for your first installation.",
      ],
    },
    packages: {
      starter: ["Campus Starter", "All that the basic training uses, for a wall of your own."],
      lighting: [
        "Campus Lighting",
        "Lighting scenes with white and coloured light, as in the lighting training.",
      ],
      climate: ["Campus Climate", "Heating, cooling and shading of a room, as in the climate training."],
      audio: ["Campus Audio", "Two zones of multiroom audio, as in the audio training."],
    },
  },
  dede: {
    promotions: {
      lighting: ["Lichtwoche", "Spots, Deckenleuchten und Dimmer der Serien Tree und Air."],
      audio: ["Audiowoche", "Audioserver, Stereo Extension und Einbaulautsprecher."],
      climate: ["Klimawoche", "Ventilantriebe, Komfortsensoren und AC Control Air."],
      showroom: [
        "Ihr Schauraum",
        "Für Produkte, die Sie bei sich oder auf einer Messe zeigen, einmal je Produkt.",
      ],
      firstSteps: [
        "Paket für die ersten Schritte",
        "Miniserver, Extensions, Sensoren und ein Taster für Ihre erste Installation.",
      ],
    },
    packages: {
      starter: [
        "Campus Starter",
        "Alles, was in der Grundschulung verwendet wird, für Ihre eigene Übungswand.",
      ],
      lighting: ["Campus Lighting", "Lichtszenen mit weißem und farbigem Licht wie in der Lichtschulung."],
      climate: ["Campus Climate", "Heizen, Kühlen und Beschatten eines Raums wie in der Klimaschulung."],
      audio: ["Campus Audio", "Zwei Zonen Multiroom-Audio wie in der Audioschulung."],
    },
  },
  frfr: {
    promotions: {
      lighting: ["Semaine de l’éclairage", "Spots, plafonniers et variateurs des gammes Tree et Air."],
      audio: ["Semaine de l’audio", "Audioserver, Stereo Extension et haut-parleurs encastrables."],
      climate: ["Semaine du climat", "Actionneurs de vanne, capteurs de confort et AC Control Air."],
      showroom: [
        "Équipez votre showroom",
        "Pour les produits que vous exposez chez vous ou sur un salon, une fois par produit.",
      ],
      firstSteps: [
        "Pack premiers pas",
        "Miniserver, extensions, capteurs et un bouton tactile pour votre première installation.",
      ],
    },
    packages: {
      starter: [
        "Campus Starter",
        "Tout le matériel de la formation de base, pour votre propre mur d’exercice.",
      ],
      lighting: [
        "Campus Lighting",
        "Des scènes en lumière blanche et colorée, comme en formation éclairage.",
      ],
      climate: [
        "Campus Climate",
        "Chauffage, climatisation et ombrage d’une pièce, comme en formation climat.",
      ],
      audio: ["Campus Audio", "Deux zones d’audio multiroom, comme en formation audio."],
    },
  },
  cscz: {
    promotions: {
      lighting: ["Týden osvětlení", "Bodová a stropní svítidla a stmívače řad Tree a Air."],
      audio: ["Týden audia", "Audioserver, Stereo Extension a vestavné reproduktory."],
      climate: ["Týden klimatu", "Hlavice ventilů, senzory komfortu a AC Control Air."],
      showroom: [
        "Vybavte svůj showroom",
        "Na produkty, které vystavujete u sebe nebo na veletrhu, na každý jednou.",
      ],
      firstSteps: [
        "Balíček pro první kroky",
        "Miniserver, extensiony, senzory a tlačítko pro vaši první instalaci.",
      ],
    },
    packages: {
      starter: [
        "Campus Starter",
        "Vše, co se používá při základním školení, pro vaši vlastní cvičnou stěnu.",
      ],
      lighting: ["Campus Lighting", "Scény s bílým a barevným světlem jako na školení o osvětlení."],
      climate: ["Campus Climate", "Vytápění, chlazení a stínění místnosti jako na školení o klimatu."],
      audio: ["Campus Audio", "Dvě zóny multiroom audia jako na školení o audiu."],
    },
  },
  eses: {
    promotions: {
      lighting: ["Semana de la iluminación", "Focos, plafones y reguladores de las series Tree y Air."],
      audio: ["Semana del audio", "Audioserver, Stereo Extension y altavoces empotrables."],
      climate: ["Semana del clima", "Actuadores de válvula, sensores de confort y AC Control Air."],
      showroom: [
        "Equipe su showroom",
        "Para los productos que muestra en su local o en una feria, una vez por producto.",
      ],
      firstSteps: [
        "Paquete de primeros pasos",
        "Miniserver, extensiones, sensores y un Touch para su primera instalación.",
      ],
    },
    packages: {
      starter: [
        "Campus Starter",
        "Todo lo que se usa en la formación básica, para su propio panel de prácticas.",
      ],
      lighting: [
        "Campus Lighting",
        "Escenas con luz blanca y de color, como en la formación de iluminación.",
      ],
      climate: [
        "Campus Climate",
        "Calefacción, refrigeración y sombreado de una estancia, como en la formación de clima.",
      ],
      audio: ["Campus Audio", "Dos zonas de audio multiroom, como en la formación de audio."],
    },
  },
  nlnl: {
    promotions: {
      lighting: ["Lichtweek", "Spots, plafondlampen en dimmers van de series Tree en Air."],
      audio: ["Audioweek", "Audioserver, Stereo Extension en inbouwluidsprekers."],
      climate: ["Klimaatweek", "Ventielaandrijvingen, comfortsensoren en AC Control Air."],
      showroom: [
        "Richt je showroom in",
        "Voor producten die je bij jou of op een beurs toont, één keer per product.",
      ],
      firstSteps: [
        "Pakket voor de eerste stappen",
        "Miniserver, extensions, sensoren en een Touch voor je eerste installatie.",
      ],
    },
    packages: {
      starter: ["Campus Starter", "Alles wat in de basistraining wordt gebruikt, voor je eigen oefenwand."],
      lighting: ["Campus Lighting", "Lichtscènes met wit en gekleurd licht, zoals in de lichttraining."],
      climate: [
        "Campus Climate",
        "Verwarming, koeling en zonwering van een ruimte, zoals in de klimaattraining.",
      ],
      audio: ["Campus Audio", "Twee zones multiroomaudio, zoals in de audiotraining."],
    },
  },
  itit: {
    promotions: {
      lighting: ["Settimana della luce", "Faretti, plafoniere e dimmer delle serie Tree e Air."],
      audio: ["Settimana dell’audio", "Audioserver, Stereo Extension e altoparlanti da incasso."],
      climate: ["Settimana del clima", "Attuatori per valvole, sensori comfort e AC Control Air."],
      showroom: [
        "Allestisca il suo showroom",
        "Per i prodotti che espone in sede o in fiera, una volta per prodotto.",
      ],
      firstSteps: [
        "Pacchetto primi passi",
        "Miniserver, extension, sensori e un Touch per la sua prima installazione.",
      ],
    },
    packages: {
      starter: ["Campus Starter", "Tutto ciò che si usa nel corso base, per la sua parete di esercitazione."],
      lighting: ["Campus Lighting", "Scene con luce bianca e colorata, come nel corso sull’illuminazione."],
      climate: [
        "Campus Climate",
        "Riscaldamento, raffrescamento e ombreggiamento di una stanza, come nel corso sul clima.",
      ],
      audio: ["Campus Audio", "Due zone di audio multiroom, come nel corso sull’audio."],
    },
  },
  plpl: {
    promotions: {
      lighting: ["Tydzień oświetlenia", "Spoty, lampy sufitowe i ściemniacze serii Tree i Air."],
      audio: ["Tydzień audio", "Audioserver, Stereo Extension i głośniki do zabudowy."],
      climate: ["Tydzień klimatu", "Siłowniki zaworów, czujniki komfortu i AC Control Air."],
      showroom: [
        "Wyposażenie Państwa showroomu",
        "Na produkty prezentowane u Państwa lub na targach, raz na każdy produkt.",
      ],
      firstSteps: [
        "Pakiet na pierwsze kroki",
        "Miniserver, extensiony, czujniki i Touch do pierwszej instalacji.",
      ],
    },
    packages: {
      starter: [
        "Campus Starter",
        "Wszystko, czego używa się na szkoleniu podstawowym, do własnej ściany ćwiczeniowej.",
      ],
      lighting: ["Campus Lighting", "Sceny ze światłem białym i kolorowym, jak na szkoleniu z oświetlenia."],
      climate: [
        "Campus Climate",
        "Ogrzewanie, chłodzenie i zacienianie pomieszczenia, jak na szkoleniu z klimatu.",
      ],
      audio: ["Campus Audio", "Dwie strefy audio multiroom, jak na szkoleniu z audio."],
    },
  },
  sksk: {
    promotions: {
      lighting: ["Týždeň osvetlenia", "Bodové a stropné svietidlá a stmievače radov Tree a Air."],
      audio: ["Týždeň audia", "Audioserver, Stereo Extension a vstavané reproduktory."],
      climate: ["Týždeň klímy", "Pohony ventilov, senzory komfortu a AC Control Air."],
      showroom: [
        "Vybavte svoj showroom",
        "Na produkty, ktoré vystavujete u seba alebo na veľtrhu, jedenkrát na každý produkt.",
      ],
      firstSteps: [
        "Balíček na prvé kroky",
        "Miniserver, extensiony, senzory a Touch na vašu prvú inštaláciu.",
      ],
    },
    packages: {
      starter: [
        "Campus Starter",
        "Všetko, čo sa používa na základnom školení, na vašu vlastnú cvičnú stenu.",
      ],
      lighting: ["Campus Lighting", "Scény s bielym a farebným svetlom ako na školení o osvetlení."],
      climate: ["Campus Climate", "Vykurovanie, chladenie a tienenie miestnosti ako na školení o klíme."],
      audio: ["Campus Audio", "Dve zóny multiroom audia ako na školení o audiu."],
    },
  },
  trtr: {
    promotions: {
      lighting: ["Aydınlatma haftası", "Tree ve Air serisinden spotlar, tavan lambaları ve dimmerler."],
      audio: ["Ses haftası", "Audioserver, Stereo Extension ve gömme hoparlörler."],
      climate: ["İklimlendirme haftası", "Vana motorları, konfor sensörleri ve AC Control Air."],
      showroom: [
        "Showroomunuzu donatın",
        "İş yerinizde veya fuarda sergilediğiniz ürünler için, ürün başına bir kez.",
      ],
      firstSteps: [
        "İlk adımlar paketi",
        "İlk kurulumunuz için Miniserver, extensionlar, sensörler ve bir Touch.",
      ],
    },
    packages: {
      starter: ["Campus Starter", "Temel eğitimde kullanılan her şey, kendi alıştırma duvarınız için."],
      lighting: [
        "Campus Lighting",
        "Aydınlatma eğitimindeki gibi beyaz ve renkli ışıkla aydınlatma senaryoları.",
      ],
      climate: [
        "Campus Climate",
        "İklimlendirme eğitimindeki gibi bir odanın ısıtılması, soğutulması ve gölgelenmesi.",
      ],
      audio: ["Campus Audio", "Ses eğitimindeki gibi iki bölgeli multiroom ses."],
    },
  },
  caes: {
    promotions: {
      lighting: ["Setmana de la il·luminació", "Focus, plafons i reguladors de les sèries Tree i Air."],
      audio: ["Setmana de l’àudio", "Audioserver, Stereo Extension i altaveus d’encastar."],
      climate: ["Setmana del clima", "Actuadors de vàlvula, sensors de confort i AC Control Air."],
      showroom: [
        "Equipi el seu showroom",
        "Per als productes que mostra al seu local o en una fira, un cop per producte.",
      ],
      firstSteps: [
        "Paquet de primers passos",
        "Miniserver, extensions, sensors i un Touch per a la seva primera instal·lació.",
      ],
    },
    packages: {
      starter: [
        "Campus Starter",
        "Tot el que es fa servir al curs bàsic, per al seu propi panell de pràctiques.",
      ],
      lighting: ["Campus Lighting", "Escenes amb llum blanca i de color, com al curs d’il·luminació."],
      climate: [
        "Campus Climate",
        "Calefacció, refrigeració i protecció solar d’una estança, com al curs de clima.",
      ],
      audio: ["Campus Audio", "Dues zones d’àudio multiroom, com al curs d’àudio."],
    },
  },
};
