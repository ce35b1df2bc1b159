import { expect, test } from "vitest";
import { catalogueFile } from "../../scripts/vite/text-files.ts";
import { emailProblem, phoneProblem, websiteProblem } from "../../src/domain/kit/field-rules.ts";
import { readLicenceCode, readSerial } from "../../src/domain/products/typed-serial.ts";
import { catalogues } from "../../src/domain/shell/locale.ts";

const phone = [/\+\d[\d\s]+\d/, (example: string) => phoneProblem(example) === undefined] as const;
const licence = [
  /(?<![A-Z\d])[A-Z\d]{4}(-[A-Z\d]{4}){2}/,
  (example: string) => readLicenceCode(example) !== undefined,
] as const;

test.each([
  ["sign-up", "sign_up.help.phone", ...phone],
  ["website", "website.phone.help", ...phone],
  ["conference", "conference.help.phone", ...phone],
  [
    "fields",
    "field.problem.EMAIL_INVALID",
    /\S+@\S+(?=\.$)/,
    (example: string) => emailProblem(example) === undefined,
  ],
  [
    "fields",
    "field.problem.WEBSITE_INVALID",
    /www\.\S+(?=\.$)/,
    (example: string) => websiteProblem(example) === undefined,
  ],
  ["products", "product.licence_code.help", ...licence],
  ["products", "services.licence.help", ...licence],
  [
    "products",
    "product.serial.help",
    /[\dA-F]{4}( [\dA-F]{4}){2}/,
    (example: string) => readSerial(example) !== undefined,
  ],
] as const)(
  "the example that %s/%s shows is taken by its field in every language",
  (area, key, pattern, isTaken) => {
    const refused = catalogues.filter((catalogue) => {
      const example = pattern.exec(catalogueFile(catalogue, area)[key] ?? "")?.[0];
      return example === undefined || !isTaken(example);
    });
    expect(refused).toEqual([]);
  },
);
