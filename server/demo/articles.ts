/** An article of the catalogue; the price is its list price without VAT, in euro cents. */
export interface Article {
  readonly number: string;
  readonly name: string;
  readonly cents: number;
  /** Made to order: reports its production step. */
  readonly flex: boolean;
  /** Of the combined nomenclature, 8 digits. */
  readonly commodityCode: string;
  readonly origin: string;
  /** In grams. */
  readonly netMass: number;
}

const article = (
  number: string,
  name: string,
  euros: number,
  commodityCode: string,
  origin: string,
  netMass: number,
  flex = false,
): Article => ({
  number,
  name,
  cents: Math.round(euros * 100),
  flex,
  commodityCode,
  origin,
  netMass,
});

/** The articles that the shop no longer sells. */
const discontinued: readonly string[] = ["100038", "100114", "100242-K"];

/** The articles of demo orders. */
export const articles: readonly Article[] = [
  article("100335", "Miniserver", 499.17, "85371091", "AT", 390),
  article("100512", "Miniserver Compact", 399.9, "85371091", "AT", 310),
  article("100139", "Miniserver Go", 349.5, "85371091", "AT", 240),
  article("100218", "Tree Extension", 128.32, "85371098", "AT", 130),
  article("100002", "Extension", 349.17, "85371098", "AT", 420),
  article("100038", "Relay Extension", 249.6, "85371098", "AT", 380),
  article("100283", "DI Extension", 139.9, "85371098", "AT", 190),
  article("100029", "Dimmer Extension", 332.85, "85371098", "AT", 460),
  article("100114", "Air Base Extension", 119, "85176200", "AT", 120),
  article("100242", "Touch Tree", 72.5, "85365080", "AT", 95),
  article("100463", "Touch Pure Tree Anthracite", 109.2, "85365080", "AT", 165),
  article("100466", "Touch Pure Air White", 134.1, "85365080", "AT", 170),
  article("100518", "Touch Nano Air", 58.4, "85365080", "AT", 60),
  article("100480", "NFC Code Touch Tree", 299, "85371098", "AT", 280),
  article("100484", "Intercom Anthracite", 999.9, "85176910", "AT", 1350),
  article("100137", "Valve Actuator Tree", 84.9, "85013100", "CZ", 185),
  article("100214", "Valve Actuator Air", 92.7, "85013100", "CZ", 205),
  article("100423", "Shading Actuator Air", 69.9, "85371098", "AT", 85),
  article("100194", "Presence Sensor Tree", 98.6, "90318080", "AT", 78),
  article("100426", "Motion Sensor Air", 79.8, "90318080", "AT", 82),
  article("100405", "Room Comfort Sensor Tree", 64.2, "90251900", "AT", 55),
  article("100225", "Door & Window Contact Air", 52.9, "85365080", "CN", 48),
  article("100151", "Water Sensor Air", 61.3, "90268080", "CN", 62),
  article("100142", "Smoke Detector Air", 89.5, "85311030", "CN", 155),
  article("100246", "Weather Station Tree", 289.9, "90158020", "AT", 540),
  article("100364", "Audioserver", 799, "85198900", "AT", 620),
  article("100388", "Stereo Extension", 318.4, "85184080", "AT", 410),
  article("100390", "Install Speaker 7", 118.9, "85182100", "CN", 1480),
  article("100324", "LED Spot RGBW Tree", 41.8, "94051140", "CN", 140),
  article("100333", "LED Ceiling Light Air", 179.9, "94051140", "CN", 920),
  article("100239", "RGBW 24V Dimmer Tree", 102.6, "85371098", "AT", 150),
  article("100242-K", "Nano DI Tree", 49.9, "85371098", "AT", 35),
  article("100153", "Nano IO Air", 82.5, "85371098", "AT", 42),
  article("100423-P", "Power Supply 24 V, 4.2 A", 64.4, "85044083", "CN", 310),
  article("100490", "Power Supply & Backup", 389, "85044083", "AT", 740),
  article("100529", "Energy Meter Tree, 3-phase", 199.7, "90283019", "CZ", 265),
  article("100549", "Wallbox Tree", 899, "85044095", "AT", 3900),
  article("100142-S", "Smart Socket Air", 49.5, "85366990", "CN", 120),
  article("100271", "Tree Cable, 50 m", 54.6, "85444995", "CZ", 2600),
  article("200110", "AC Control Air", 109.9, "85371098", "AT", 90),
];

/** Articles that are engraved and assembled for one customer. */
export const flexArticles: readonly Article[] = [
  article("F-100463", "Touch Pure Flex, engraved", 148.5, "85365080", "AT", 175, true),
  article("F-100484", "Intercom Flex, engraved", 1_089, "85176910", "AT", 1380, true),
  article("F-200301", "Door Handle Flex", 219.4, "83024110", "AT", 690, true),
];

/** The articles as rows. */
export const makeArticles = (): readonly object[] =>
  [...articles, ...flexArticles].map(({ number, name, commodityCode, origin, netMass }) => ({
    number,
    name,
    discontinued: discontinued.includes(number),
    commodity_code: commodityCode,
    country_of_origin: origin,
    net_mass_g: netMass,
  }));
