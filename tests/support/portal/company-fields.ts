/** The fields of a company that every rule allows, as `saveCompany` and `createAccount` take them. */
export const companyFields = {
  companyName: "Byron GmbH",
  country: "AT",
  street: "Street 1",
  street2: "",
  zip: "1010",
  city: "Wien",
  state: "",
  vatId: "ATU90000016",
  website: "",
} as const;
