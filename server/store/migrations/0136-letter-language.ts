/** The language of a letter's text, as a BCP 47 tag: its HTML names it. What waits in the outbox by then is sent as English. */
export const up = `alter table outbox add column language text not null default 'en';`;
