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

/** A business that signs up, as `createAccount` takes it; the password and the proof of the address are added. */
export const applicantFields = {
  ...companyFields,
  accountType: "business",
  instance: "enen",
  email: "new@test.example",
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  phone: "+4315550100",
  vatId: "",
  contactTypes: '["technology"]',
  businessFields: '["2"]',
  newsletter: "0",
  dataProtection: "1",
  licenceConfirmed: "0",
} as const;
