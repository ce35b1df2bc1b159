/** An article of the catalogue; the price is its list price without VAT, in euro cents. */
export interface Article {
  readonly number: string;
  readonly name: string;
  readonly cents: number;
  /** Made to order: reports its production step. */
  readonly flex: boolean;
}

const article = (number: string, name: string, euros: number, flex = false): Article => ({
  number,
  name,
  cents: Math.round(euros * 100),
  flex,
});

/** The articles of demo orders. */
export const articles: readonly Article[] = [
  article("100335", "Miniserver", 499.17),
  article("100512", "Miniserver Compact", 399.9),
  article("100139", "Miniserver Go", 349.5),
  article("100218", "Tree Extension", 128.32),
  article("100002", "Extension", 349.17),
  article("100038", "Relay Extension", 249.6),
  article("100283", "DI Extension", 139.9),
  article("100029", "Dimmer Extension", 332.85),
  article("100114", "Air Base Extension", 119),
  article("100242", "Touch Tree", 72.5),
  article("100463", "Touch Pure Tree Anthracite", 109.2),
  article("100466", "Touch Pure Air White", 134.1),
  article("100518", "Touch Nano Air", 58.4),
  article("100480", "NFC Code Touch Tree", 299),
  article("100484", "Intercom Anthracite", 999.9),
  article("100137", "Valve Actuator Tree", 84.9),
  article("100214", "Valve Actuator Air", 92.7),
  article("100423", "Shading Actuator Air", 69.9),
  article("100194", "Presence Sensor Tree", 98.6),
  article("100426", "Motion Sensor Air", 79.8),
  article("100405", "Room Comfort Sensor Tree", 64.2),
  article("100225", "Door & Window Contact Air", 52.9),
  article("100151", "Water Sensor Air", 61.3),
  article("100142", "Smoke Detector Air", 89.5),
  article("100246", "Weather Station Tree", 289.9),
  article("100364", "Audioserver", 799),
  article("100388", "Stereo Extension", 318.4),
  article("100390", "Install Speaker 7", 118.9),
  article("100324", "LED Spot RGBW Tree", 41.8),
  article("100333", "LED Ceiling Light Air", 179.9),
  article("100239", "RGBW 24V Dimmer Tree", 102.6),
  article("100242-K", "Nano DI Tree", 49.9),
  article("100153", "Nano IO Air", 82.5),
  article("100423-P", "Power Supply 24 V, 4.2 A", 64.4),
  article("100490", "Power Supply & Backup", 389),
  article("100529", "Energy Meter Tree, 3-phase", 199.7),
  article("100549", "Wallbox Tree", 899),
  article("100142-S", "Smart Socket Air", 49.5),
  article("100271", "Tree Cable, 50 m", 54.6),
  article("200110", "AC Control Air", 109.9),
];

/** Articles that are engraved and assembled for one customer. */
export const flexArticles: readonly Article[] = [
  article("F-100463", "Touch Pure Flex, engraved", 148.5, true),
  article("F-100484", "Intercom Flex, engraved", 1_089, true),
  article("F-200301", "Door Handle Flex", 219.4, true),
];
