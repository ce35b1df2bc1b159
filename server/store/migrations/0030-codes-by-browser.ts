/** A code belongs to the browser that asked for it: strangers who ask for codes to the same address have others. */
export const up = `
  delete from email_codes;
  alter table email_codes
    add column browser_hash text not null,
    drop constraint email_codes_pkey,
    add primary key (email, browser_hash);
`;
