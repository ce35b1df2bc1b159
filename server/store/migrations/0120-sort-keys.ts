/** The letters that an alphabet has places of its own for: after the letter that stands before the brace. `\0301` is a combining mark. */
const alphabets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cs: { "c\\030C": "c{", "r\\030C": "r{", "s\\030C": "s{", "z\\030C": "z{", ch: "h{" },
  es: { "n\\0303": "n{" },
  pl: {
    "a\\0328": "a{",
    "c\\0301": "c{",
    "e\\0328": "e{",
    ł: "l{",
    "n\\0301": "n{",
    "o\\0301": "o{",
    "s\\0301": "s{",
    "z\\0301": "z{",
    "z\\0307": "z{{",
  },
  sk: {
    "a\\0308": "a{",
    "c\\030C": "c{",
    "o\\0302": "o{",
    "r\\030C": "r{",
    "s\\030C": "s{",
    "z\\030C": "z{",
    ch: "h{",
  },
  tr: {
    "c\\0327": "c{",
    "g\\0306": "g{",
    ı: "h{",
    "o\\0308": "o{",
    "s\\0327": "s{",
    "u\\0308": "u{",
  },
};

/** Every language has these at the place of other letters, and reads the mark as an accent. */
const shared = {
  ı: "i{",
  æ: "a\\035Ce",
  œ: "o\\035Ce",
  ß: "s\\035Cs",
  ø: "o\\0338",
  ł: "l\\0338",
  đ: "d\\0338",
  ð: "d\\0338",
  ħ: "h\\0338",
  ŧ: "t\\0338",
  þ: "z~",
};

const replaced = (text: string, letters: Readonly<Record<string, string>>): string =>
  Object.entries(letters).reduce(
    (inner, [letter, place]) => `replace(${inner}, U&'${letter}', U&'${place}')`,
    text,
  );

const ofAlphabets = Object.entries(alphabets)
  .map(([alphabet, letters]) => `when '${alphabet}' then ${replaced("letters", letters)}`)
  .join("\n        ");

/** The columns that long lists of a company are read by, with the index of each. */
const indexed = [
  { index: "products_by_name", table: "products", name: "name", id: "serial" },
  { index: "products_by_project", table: "products", name: "project", id: "serial" },
  { index: "orders_by_reference", table: "orders", name: "reference", id: "id" },
] as const;

const indexes = indexed.flatMap(({ index, table, name, id }) => [
  `drop index ${index};`,
  ...["root", ...Object.keys(alphabets)].map(
    (alphabet) =>
      `create index ${index}_${alphabet} on ${table} (company_id, (sort_key(${name}, '${alphabet}') collate "C"), ${id});`,
  ),
]);

/** What names were sorted by before: without accents, and the same for every language. */
const dropped: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ["products", ["name_key", "project_key"]],
  ["orders", ["reference_key"]],
  ["tickets", ["subject_key"]],
  ["reference_projects", ["title_key"]],
  ["downloads", ["title_key"]],
  ["training_dates", ["title_key", "city_key"]],
  ["shortages", ["name_key"]],
  ["licence_reviews", ["company_key"]],
  ["pioneer_submissions", ["company_key", "model_key"]],
];

/**
 * Names are sorted by the alphabet of the reader's language. `sort_key` is what a name is compared by, byte for byte: its letters, with signs
 * before digits, numbers by their value, and a brace after a letter for a place of its own behind it; then its accents; then its capitals. It
 * needs no collation of the store, whose versions differ. Letters are taken apart into letter and mark; those of other scripts follow `z`.
 */
export const up = String.raw`
  create function sort_key(name text, alphabet text) returns text language plpgsql immutable strict parallel safe as $body$
  declare
    plain constant boolean := octet_length(name) = length(name);
    apart text := name;
    letters text;
    accents text := '';
  begin
    if not plain then
      apart := translate(normalize(name, nfkd), '–—‐‑’‘‚“”„«»€£', '----''''''"""""$$');
    end if;
    letters := case alphabet when 'tr' then replace(replace(apart, U&'I\0307', 'i'), 'I', 'ı') else apart end;
    letters := translate(lower(letters collate "C"), ' _-,;:!?.''"()[]{}@*/\&#%${"`"}^+<=>|~$',
      U&'\000F\0010\0011\0012\0013\0014\0015\0016\0017\0018\0019\001A\001B\001C\001D\001E\001F !"#$%&''()*+,-./');
    if not plain then
      letters := translate(letters, 'ÆŒØĐÐÞŁĦŦẞ', 'æœøđðþłħŧß');
    end if;
    letters := case alphabet
      ${ofAlphabets}
      else letters end;
    if not plain then
      letters := ${replaced("letters", shared)};
      accents := rtrim(translate(regexp_replace(letters, U&'[^\0300-\036F]', '0', 'g'),
        U&'\0301\0300\0306\0302\030C\030A\0308\030B\0303\0307\0338\0327\0328\0304\0309\031B\0323\0326\035C', 'abcdefghijklmnopqrs'), '0');
      letters := regexp_replace(letters, U&'[\0300-\036F]', '', 'g');
    end if;
    -- As natural_key, which an index that is kept up with another search path would not find.
    letters := regexp_replace(regexp_replace(letters, '([0-9]+)', '0000000000000000000\1', 'g'), '[0-9]*([0-9]{20})', '\1', 'g');
    return letters || E'\x01' || accents || E'\x01' || rtrim(regexp_replace(apart, '[^A-ZÆŒØĐÐÞŁĦŦẞ]', '0', 'g'), '0');
  end $body$;

  ${indexes.join("\n    ")}

  ${dropped.map(([table, columns]) => `alter table ${table} ${columns.map((column) => `drop column ${column}`).join(", ")};`).join("\n    ")}
`;
