/** Checks the part of a VAT id after its prefix. */
type Checksum = (rest: string) => boolean;

const digitsOf = (text: string): readonly number[] => Array.from(text, Number);
const last = (text: string): number => Number(text.at(-1));

/** The weighted sum of digits. */
const weighted = (text: string, weights: readonly number[]): number => {
  const digits = digitsOf(text);
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
};

/** The Luhn sum: doubles every second digit and adds the digits; `doubleLast` says whether the last digit is doubled. */
const luhnSum = (text: string, doubleLast: boolean): number =>
  digitsOf(text)
    .toReversed()
    .reduce((sum, digit, index) => {
      const doubled = (index % 2 === 0) === doubleLast ? digit * 2 : digit;
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);

/** ISO 7064 mod 11,10: the check digit of DE and HR. */
const mod11and10 = (text: string): boolean => {
  const product = digitsOf(text.slice(0, -1)).reduce((carry, digit) => {
    const sum = (digit + carry) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10 === last(text);
};

const mod11 =
  (weights: readonly number[], check: (rest: number) => number): Checksum =>
  (text) =>
    check(weighted(text, weights) % 11) === last(text);

const lettersFrom0 = "TRWAGMYFPDXBNJZSQVHLCKE";

const spanish: Checksum = (text) => {
  const body = text.slice(1, 8);
  const [first = "", end = ""] = [text.at(0), text.at(-1)];
  const person = "XYZ".includes(first)
    ? `${"XYZ".indexOf(first)}${body}`
    : /\d/.test(first)
      ? `${first}${body}`
      : undefined;
  if (person !== undefined) return lettersFrom0[Number(person) % 23] === end;
  if ("KLM".includes(first)) return lettersFrom0[Number(body) % 23] === end;
  const control = (10 - (luhnSum(body, true) % 10)) % 10;
  return end === String(control) || end === "JABCDEFGHI"[control];
};

const french: Checksum = (text) => {
  const siren = text.slice(2);
  // Ids that contain a letter are of a newer kind without a checksum.
  return !/^\d{2}/.test(text) || Number(text.slice(0, 2)) === (12 + 3 * (Number(siren) % 97)) % 97;
};

const british: Checksum = (text) => {
  if (/^(GD|HA)/.test(text))
    return text.startsWith("GD") ? Number(text.slice(2)) < 500 : Number(text.slice(2)) >= 500;
  const sum = weighted(text, [8, 7, 6, 5, 4, 3, 2]) + Number(text.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
};

const irish: Checksum = (text) => {
  const old = /^\d[A-Z+*]/.test(text);
  const digits = old ? `0${text.slice(2, 7)}${text[0]}` : text.slice(0, 7);
  const second = text[8] === undefined ? 0 : text.charCodeAt(8) - 64;
  return "WABCDEFGHIJKLMNOPQRSTUV"[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === text[7];
};

const lithuanian: Checksum = (text) => {
  const length = text.length - 1;
  const weights = (from: number): readonly number[] =>
    Array.from({ length }, (_, index) => ((index + from) % 9) + 1);
  const first = weighted(text, weights(0)) % 11;
  const second = first === 10 ? weighted(text, weights(2)) % 11 : first;
  return (second === 10 ? 0 : second) === last(text);
};

const cypriot: Checksum = (text) => {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = digitsOf(text.slice(0, 8)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (odd[digit] ?? 0) : digit),
    0,
  );
  return String.fromCharCode(65 + (sum % 26)) === text.at(-1);
};

const bulgarian: Checksum = (text) => {
  if (text.length !== 9) return true;
  const first = weighted(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first === 10 ? weighted(text, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
  return check % 10 === last(text);
};

/** Dutch sole traders' ids since 2020: the whole id is checked, letters as alphabet position plus nine, mod 97. */
const isNewDutch: Checksum = (text) => {
  const digits = Array.from(`NL${text}`, (sign) =>
    /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55),
  ).join("");
  return Number(BigInt(digits) % 97n) === 1;
};

/** The checksum of each country that has one, for the part after the prefix. */
export const vatChecksums: Readonly<Record<string, Checksum>> = {
  AT: (text) => (10 - ((luhnSum(text.slice(1, 8), false) + 4) % 10)) % 10 === last(text),
  BE: (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
  BG: bulgarian,
  CH: (text) => (11 - (weighted(text, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(text[8]),
  CY: cypriot,
  // Nine and ten digits are persons' birth numbers; eight digits are a company's.
  CZ: (text) => text.length !== 8 || mod11([8, 7, 6, 5, 4, 3, 2], (rest) => (11 - rest) % 10)(text),
  DE: mod11and10,
  DK: (text) => weighted(text, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (text) => (10 - (weighted(text, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(text),
  ES: spanish,
  FI: mod11([7, 9, 10, 5, 8, 4, 2], (rest) => (rest === 0 ? 0 : 11 - rest)),
  FR: french,
  GB: british,
  GR: (text) => (weighted(text, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(text),
  HR: mod11and10,
  HU: (text) => (10 - (weighted(text, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === last(text),
  IE: irish,
  IT: (text) => luhnSum(text, false) % 10 === 0,
  LT: lithuanian,
  LU: (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)),
  // Numbers that begin with 0 to 3 are persons' codes, whose checksum is not published.
  LV: (text) => text < "4" || weighted(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  MT: (text) => 37 - (weighted(text, [3, 4, 6, 7, 8, 9]) % 37) === Number(text.slice(6)),
  NL: (text) => mod11([9, 8, 7, 6, 5, 4, 3, 2], (rest) => rest)(text.slice(0, 9)) || isNewDutch(text),
  PL: mod11([6, 5, 7, 2, 3, 4, 5, 6, 7], (rest) => rest),
  PT: mod11([9, 8, 7, 6, 5, 4, 3, 2], (rest) => (rest < 2 ? 0 : 11 - rest)),
  RO: (text) =>
    ((weighted(text.padStart(10, "0"), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(text),
  SE: (text) => luhnSum(text.slice(0, 10), false) % 10 === 0,
  // The check digit 11 is no digit: such numbers are not given.
  SI: mod11([8, 7, 6, 5, 4, 3, 2], (rest) => (rest === 1 ? 0 : 11 - rest)),
  SK: (text) => Number(text) % 11 === 0,
};
