// What is left out of a code: all that nobody sees (as `typed` in src/domain/kit).
const unseen = String.raw`\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff`;
const hyphens = "‐‑‒–—―⁃−﹘﹣";
const fullWidth = Array.from({ length: 94 }, (_, sign) => String.fromCharCode(0xff01 + sign)).join("");
// A quote ends a text of SQL.
const ascii = Array.from({ length: 94 }, (_, sign) => String.fromCharCode(0x21 + sign))
  .join("")
  .replace("'", "''");
const signs = `[${unseen}${hyphens}${fullWidth}]`;

const meant = (address: string): string =>
  `lower(translate(regexp_replace(${address}, '[${unseen}]', '', 'g'), '${hyphens}${fullWidth}', '${"-".repeat(hyphens.length)}${ascii}'))`;

/**
 * E-mail addresses as they are compared since: whoever has a hyphen of a printer or a sign that nobody sees in theirs could not sign in any
 * more. Two accounts never get the same address; neither do two participants of a company, and links of letters stay those of their account.
 */
export const up = `
  update accounts a set email = ${meant("email")} where email ~ '${signs}'
    and not exists (select 1 from accounts b where b.id <> a.id and ${meant("b.email")} = ${meant("a.email")});
  update account_links l set email = ${meant("email")} where email ~ '${signs}'
    and not exists (select 1 from accounts a where a.email = l.email);
  update conference_participants p set mail = ${meant("mail")} where mail ~ '${signs}'
    and not exists (select 1 from conference_participants o where o.id <> p.id and o.conference_id = p.conference_id
      and o.company_id = p.company_id and ${meant("o.mail")} = ${meant("p.mail")});
  update websites set draft = jsonb_set(draft, '{email}', to_jsonb(${meant("draft ->> 'email'")})) where draft ->> 'email' ~ '${signs}';
  update website_versions set website = jsonb_set(website, '{email}', to_jsonb(${meant("website ->> 'email'")})) where website ->> 'email' ~ '${signs}';
`;
