/** Names of files that were stored with direction marks, control characters or zero-width signs: as a person sees them. */
export const up = `
  update files set name = regexp_replace(name, '[\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]', '', 'g')
    where name ~ '[\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]';
`;
