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

/** By catalogue; the others fall back to `int`. */
export const contentTexts = {
  int: {
    promotions: {
      lighting: ["Lighting week", "Spots, ceiling lights and dimmers of the Tree and Air series."],
      audio: ["Audio week", "Audioserver, Stereo Extension and install speakers."],
      climate: ["Climate week", "Valve actuators, comfort sensors and AC Control Air."],
      showroom: [
        "Equip your showroom",
        "For products that you show at your premises or at a fair, once per product.",
      ],
      firstSteps: [
        "First-steps package",
        "Miniserver, extensions, sensors and a touch for your first installation.",
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
      audio: ["Týden audia", "Audioserver, Stereo Extension a vestavné reproduktory."],
      climate: ["Týden klimatu", "Hlavice ventilů, senzory komfortu a AC Control Air."],
      showroom: [
        "Vybavte svůj showroom",
        "Na produkty, které vystavujete u sebe nebo na veletrhu, na každý jednou.",
      ],
      firstSteps: [
        "Balíček pro první kroky",
        "Miniserver, extensiony, senzory a tlačítko pro vaši první instalaci.",
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
        "Miniserver, extensiones, sensores y un pulsador para su primera instalación.",
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
} satisfies Readonly<Record<string, ContentTexts>>;
