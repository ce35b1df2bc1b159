import { useState } from "react";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { CountryCombobox } from "../../../src/ui/form/place-comboboxes.tsx";
import { CountryField } from "../../../src/ui/form/country-field.tsx";
import { FormatProvider, formatOf } from "../../../src/ui/i18n/format.ts";
import { countryField } from "../../support/choose-country.ts";
import { renderKit } from "../kit/render.tsx";

const codes = ["CZ", "AT", "CH", "XK", "ES", "AE", "GB", "ZZTOP"];
const countries = codes.map((code) => ({ code, name: `${code} as served` }));

const Speaking = ({
  locales,
  first,
  Field = CountryField,
}: {
  readonly locales: readonly Locale[];
  readonly first: string;
  readonly Field?: typeof CountryField;
}) => {
  const [value, setValue] = useState(first);
  const [locale, setLocale] = useState(locales[0] ?? "int");
  return (
    <FormatProvider value={formatOf(locale)}>
      <Field
        label="Country"
        error={undefined}
        name="country"
        readOnly={false}
        autoComplete="country-name"
        countries={countries}
        value={value}
        onChange={setValue}
        onBlur={() => {}}
      />
      {locales.map((other) => (
        <button key={other} type="button" onClick={() => setLocale(other)}>
          {other}
        </button>
      ))}
      <output data-testid="value">{value}</output>
    </FormatProvider>
  );
};

const labels = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const value = () => screen.getByTestId("value").textContent;

describe("the field for a country", () => {
  it("shows its country, and has the focus where the field whose place it takes had it", async () => {
    renderKit(
      <Speaking locales={["int"]} first="AT" Field={(props) => <CountryCombobox {...props} focused />} />,
    );
    const field = await countryField();
    expect(field).toHaveProperty("value", "Austria");
    await expect.poll(() => document.activeElement).toBe(field);
  });

  it("names and sorts its countries by the language, also when it changes", async () => {
    renderKit(<Speaking locales={["dede", "cscz"]} first="AT" />);
    const field = await countryField();
    await userEvent.click(field);
    expect(labels()).toEqual([
      "Kosovo",
      "Österreich",
      "Schweiz",
      "Spanien",
      "Tschechien",
      "Vereinigte Arabische Emirate",
      "Vereinigtes Königreich",
      "ZZTOP as served",
    ]);
    await userEvent.click(screen.getByText("cscz"));
    expect(field).toHaveProperty("value", "Rakousko");
    await userEvent.click(field);
    expect(labels()).toEqual([
      "Česko",
      "Kosovo",
      "Rakousko",
      "Spojené arabské emiráty",
      "Spojené království",
      "Španělsko",
      "Švýcarsko",
      "ZZTOP as served",
    ]);
  });

  it.each([
    ["rakousko", "AT"],
    ["Österreich", "AT"],
    ["Austria", "AT"],
    ["at", "AT"],
    ["Czech", "CZ"],
    ["espana", "ES"],
    ["suisse", "CH"],
    ["Schweiz", "CH"],
    ["kosovo", "XK"],
    ["UK", "GB"],
    ["الإمارات", "AE"],
    ["zztop", "ZZTOP"],
  ])("finds by %j on a Czech page: %s", async (text, code) => {
    renderKit(<Speaking locales={["cscz"]} first="" />);
    await userEvent.click(await countryField());
    await userEvent.keyboard(`${text}{Enter}`);
    expect(value()).toBe(code);
  });

  it("has a country that is not offered any more, until another is chosen", async () => {
    renderKit(<Speaking locales={["int"]} first="FR" />);
    const field = await countryField();
    expect(field).toHaveProperty("value", "France");
    await userEvent.click(field);
    await userEvent.keyboard("austria{Enter}");
    await userEvent.click(field);
    expect(labels()).not.toContain("France");
  });

  it("keeps what is typed before its countries have come", async () => {
    renderKit(
      <Speaking
        locales={["int"]}
        first=""
        Field={(props) => <CountryCombobox {...props} countries={undefined} />}
      />,
    );
    await userEvent.click(await countryField());
    await userEvent.keyboard("AT{Tab}");
    expect(await countryField()).toHaveProperty("value", "AT");
  });
});
