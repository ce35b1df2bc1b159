import { describe, expect, test } from "vitest";
import {
  cityProblem,
  companyNameProblem,
  emailProblem,
  fieldLimits,
  firstNameProblem,
  lastNameProblem,
  normalEmail,
  normalPhone,
  normalWebsite,
  understoodPhone,
  phoneProblem,
  street2Problem,
  streetProblem,
  websiteProblem,
  zipProblem,
} from "../../../src/domain/kit/field-rules.ts";
import { naming } from "../../../src/domain/kit/found-problem.ts";
import {
  PASSWORD_MAX,
  passwordProblem,
  passwordProgress,
  passwordRules,
  repeatProblem,
} from "../../../src/domain/passwords/password.ts";
import { codeProblem, normalCode } from "../../../src/domain/sign-up/verification.ts";

describe("each required field has a code of its own (business §5)", () => {
  test.each([
    [firstNameProblem, "FIRST_NAME_EMPTY"],
    [lastNameProblem, "LAST_NAME_EMPTY"],
    [companyNameProblem, "COMPANY_NAME_EMPTY"],
    [streetProblem, "STREET_EMPTY"],
    [zipProblem, "ZIP_EMPTY"],
    [cityProblem, "CITY_EMPTY"],
    [emailProblem, "EMAIL_EMPTY"],
  ])("%# %s", (rule, code) => {
    expect([rule(""), rule("   ")]).toEqual([code, code]);
  });
});

describe("names", () => {
  test.each([
    "Jürgen",
    "O’Brien",
    "D'Arcy",
    "Anna-Marie",
    "J. P.",
    "Řehoř",
    "Smith & Sons",
    "山田",
    "3rd",
    "Gal·la",
    "O´Brien",
    "O`Neill",
    "Jean‐Luc",
    "Martin, Jr.",
    "Nils O:son",
    "Ramesh s/o Kumar",
    "Kim (Ada)",
    'William "Bill" Gates',
    "ʻOkina",
    "مریم‌السادات",
    "Anna \u{1F469}\u200D\u{1F467}",
  ])("%s is accepted as a name", (name) => expect(firstNameProblem(name)).toBeUndefined());
  test.each([
    ["<b>", "<"],
    ["a\u0007b", "\u0007"],
    ["a\nb", "\n"],
    ["a\u2028b", "\u2028"],
    ["x@y", "@"],
    ["1=1;", "="],
    ["M?ller", "?"],
    ["M\uFFFDller", "\uFFFD"],
    ["Ke€", "€"],
    ["a_b", "_"],
    ["[a]", "["],
    ["a\\b", "\\"],
  ])("%j is refused for %j", (name, sign) => expect(lastNameProblem(name)).toBe(naming("NAME_SIGNS", sign)));
  test("a name that is too long is refused; blanks around it do not count", () =>
    expect([
      firstNameProblem(` ${"x".repeat(fieldLimits.name)} `),
      firstNameProblem("x".repeat(fieldLimits.name + 1)),
    ]).toEqual([undefined, "TOO_LONG"]));
});

describe("texts", () => {
  test.each([companyNameProblem, streetProblem, street2Problem, zipProblem, cityProblem])(
    "%# refuse markup and control characters",
    (rule) => {
      expect([rule("a<b"), rule("a\u0000")]).toEqual(["TEXT_SIGNS <", "TEXT_SIGNS U+0000"]);
    },
  );
  test("a text that is too long is refused, and the second street line is optional", () =>
    expect([zipProblem("1".repeat(13)), street2Problem("")]).toEqual(["TOO_LONG", undefined]));
  test("a text may have as many characters as its field, blanks around it not counted", () =>
    expect(zipProblem(` ${"1".repeat(fieldLimits.zip)} `)).toBeUndefined());
});

describe("e-mail addresses", () => {
  test.each([
    "a@b.cz",
    "First.Last+tag@sub.example.org",
    "müller@bücher.example",
    "a@my-company-2.x1.cz",
    "a@٣.example",
    "a@b.c-z",
    " a@b.cz ",
  ])("%s is accepted", (email) => expect(emailProblem(email)).toBeUndefined());
  test.each([
    "a",
    "a@b",
    "@b.cz",
    "a@",
    "a@b..cz",
    "a..b@c.cz",
    ".a@b.cz",
    "a.@b.cz",
    "a@-b.cz",
    "a@b.c",
    "a@b-.cz",
    "a@b.c-",
    "a@b.cz-",
  ])("%s is none", (email) => expect(emailProblem(email)).toBe("EMAIL_INVALID"));
  test.each([
    ["ada @example.com", " "],
    ["ada\t@example.com", " "],
    ["ada@exam ple.com", " "],
    ["a@b_c.cz", "_"],
    ["a@b.c!z", "!"],
    ["a\u0007@b.cz", "\u0007"],
    ['"a"@b.cz', '"'],
    ["<a@b.cz>", "<"],
    ["a@b.cz, c@d.cz", ","],
  ])("%j has a sign that no address has: %j", (email, sign) =>
    expect(emailProblem(email)).toBe(naming("EMAIL_SIGN", sign)),
  );
  test.each([
    "mailto:Ada@Example.com",
    "ada@example.com\u200B",
    "\u202Aada@example\u2060.com\u202C",
    "ada＠example．com",
  ])("%j is understood", (email) =>
    expect([emailProblem(email), normalEmail(email)]).toEqual([undefined, "ada@example.com"]),
  );
  test("an address of more than 254 characters is refused", () =>
    expect([249, 250].map((length) => emailProblem(`${"a".repeat(length)}@b.cz`))).toEqual([
      undefined,
      "TOO_LONG",
    ]));
  test("an address is stored and compared in lower case, without blanks around it", () =>
    expect(normalEmail(" Ada@Example.COM ")).toBe("ada@example.com"));
});

describe("phone numbers start with '+', then digits only", () => {
  test.each(["+4315550", "+43155501", "+43 1 555 01 00", "+43 (1) 555-0100", "+123456789012345"])(
    "%s",
    (phone) => expect(phoneProblem(phone)).toBeUndefined(),
  );
  test.each([
    ["0660155501", "PHONE_PLUS"],
    ["43155501", "PHONE_PLUS"],
    ["+43155x01", "PHONE_DIGITS x"],
    ["Tel. +43 660 1234567", "PHONE_DIGITS Tel"],
    ["+43 660 1234567 ext. 5", "PHONE_DIGITS ext"],
    ["Тел. +43 660 1234567", "PHONE_DIGITS Тел"],
    ["0660#155501", "PHONE_DIGITS #"],
    ["43+660155501", "PHONE_DIGITS +"],
    ["+4+3155501", "PHONE_DIGITS +"],
    ["+123456", "PHONE_LENGTH"],
    ["+1234567890123456", "PHONE_LENGTH"],
  ])("%s: %s", (phone, code) => expect(phoneProblem(phone)).toBe(code));
  test.each(["", "   ", "\u00A0"])("%j: no number, which is not required", (phone) =>
    expect([phoneProblem(phone), normalPhone(phone)]).toEqual([undefined, ""]),
  );
  test("blanks, brackets and dashes are removed before a number is stored", () =>
    expect(normalPhone("+43 (1) 555-01/00")).toBe("+4315550100"));
});

describe("phone numbers as they are pasted", () => {
  test.each([
    ["+43 (0)660 1234567", "+436601234567"],
    ["(+43) ( 0 ) 660 / 123 45-67", "+436601234567"],
    ["0043 (0) 660 1234567", "+436601234567"],
    ["0043 660 1234567", "+436601234567"],
    ["tel:+43-660-1234567", "+436601234567"],
    ["0039 (0)2 5550100", "+39025550100"],
  ])("%j is stored as %s, and that is shown", (typed, number) =>
    expect([phoneProblem(typed), normalPhone(typed), understoodPhone({ phone: typed })]).toEqual([
      undefined,
      number,
      number,
    ]),
  );
  test.each([
    "\u202A+43\u00A0660\u00A01234567\u202C",
    "+43‑660–1234567",
    "＋４３ ６６０ １２３４５６７",
    "+٤٣ ٦٦٠ ١٢٣٤٥٦٧",
    "+43 660 1234567\u200B",
  ])("%j is stored as it is seen, which need not be shown", (typed) =>
    expect([phoneProblem(typed), normalPhone(typed), understoodPhone({ phone: typed })]).toEqual([
      undefined,
      "+436601234567",
      undefined,
    ]),
  );
  test("a bracketed 0 that follows no country code is a digit, and in Italy it is dialled from abroad", () =>
    expect(["(0)660 1234567", "+39 (0)2 5550100"].map(normalPhone)).toEqual(["06601234567", "+39025550100"]));
});

describe("websites", () => {
  test.each([
    "",
    "example.com",
    "https://www.example.com/a?b=c",
    "http://bücher.example:8080",
    "example.co.uk/shop",
    "example.com?a",
    "example.com#a",
    "HTTPS://example.com",
    " example.com ",
    `example.com/${"x".repeat(180)}`,
  ])("%j is accepted", (website) => expect(websiteProblem(website)).toBeUndefined());
  test.each([
    "example",
    "ftp://example.com",
    "javascript:alert(1)",
    "https://",
    "https://exa mple.com",
    "https://user@example.com",
    "https://example..com",
    "https://example.com:123456",
    "https://example.com:",
    "https://example.com/a b",
    "https://example.com/<b>",
    "https://.example.com",
    "x https://example.com",
    "example:com",
  ])("%s is none", (website) => expect(websiteProblem(website)).toBe("WEBSITE_INVALID"));
  test("a website of more than 200 characters is refused", () =>
    expect([188, 189].map((length) => websiteProblem(`https://a.b/${"x".repeat(length)}`))).toEqual([
      undefined,
      "TOO_LONG",
    ]));
  test.each([
    ["example.com", "https://example.com"],
    ["http://example.com", "http://example.com"],
    ["example.com/a?b=http://c", "https://example.com/a?b=http://c"],
    ["git+ssh2://example.com", "git+ssh2://example.com"],
    [" ", ""],
  ])("a scheme is added before a website is stored: %j is %j", (typed, website) =>
    expect(normalWebsite(typed)).toBe(website),
  );
});

describe("passwords", () => {
  const met = (password: string): readonly string[] =>
    passwordProgress(password)
      .filter((rule) => rule.met)
      .map(({ rule }) => rule);
  test("each rule reports whether it is met", () => {
    expect(met("")).toEqual([]);
    expect(met("abc")).toEqual(["lower"]);
    expect(met("ABC123")).toEqual(["upper", "digit"]);
    expect(met("Ünï-Corn 42")).toEqual([...passwordRules]);
  });
  test.each([
    ["", "PASSWORD_EMPTY"],
    ["Short-1", "PASSWORD_RULES"],
    ["NoDigits-Here", "PASSWORD_RULES"],
    ["N0Specials42", "PASSWORD_RULES"],
    ["n0-capitals!", "PASSWORD_RULES"],
    ["Exactly-10", undefined],
    [`Aa1-${"x".repeat(PASSWORD_MAX)}`, "PASSWORD_TOO_LONG"],
  ])("%s: %s", (password, code) => expect(passwordProblem(password)).toBe(code));
  test("the repeat must be equal", () =>
    expect([repeatProblem("a", "a"), repeatProblem("a", "b")]).toEqual([undefined, "PASSWORD_REPEAT"]));
});

describe("codes", () => {
  test.each([
    ["123456", undefined],
    [" 123-456 ", undefined],
    ["", "CODE_EMPTY"],
    ["12345", "CODE_FORMAT"],
    ["1234567", "CODE_FORMAT"],
    ["12345a", "CODE_FORMAT"],
  ])("%s: %s", (code, problem) => expect(codeProblem(code)).toBe(problem));
  test("blanks between the digits are removed", () => expect(normalCode("123\u00A0456")).toBe("123456"));
});
