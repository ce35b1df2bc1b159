const unseen = String.raw`[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]`;
const nameless = String.raw`^[\s\u034f\u200c\u200d\u2800\ufe00-\ufe0f]*(\.[^.]*)?$`;

/** Names of files as they are kept since: without any sign that is left out of a typed text, and never without one before the ending. */
export const up = String.raw`
  update files set name = regexp_replace(name, '${unseen}', '', 'g') where name ~ '${unseen}';
  update files set name = 'file' || coalesce(substring(name from '\.[^.]*$'), '') where name ~ '${nameless}';
`;
