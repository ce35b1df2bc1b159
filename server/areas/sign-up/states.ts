const readStates = (text: string): readonly { readonly code: string; readonly name: string }[] =>
  text.split(", ").map((entry) => ({
    code: entry.slice(0, entry.indexOf(" ")),
    name: entry.slice(entry.indexOf(" ") + 1),
  }));

/** The states of countries whose addresses include one, by postal code abbreviation. */
export const states: Readonly<Record<string, readonly { readonly code: string; readonly name: string }[]>> = {
  AU: readStates(
    "ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia",
  ),
  CA: readStates(
    "AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, " +
      "PE Prince Edward Island, QC Québec, SK Saskatchewan, YT Yukon",
  ),
  US: readStates(
    "AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, " +
      "IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, " +
      "MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, " +
      "PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, " +
      "WI Wisconsin, WY Wyoming",
  ),
};
