/**
 * The words of what a company can search, kept up by triggers: a word with slips is looked up here, because comparing it with every row's
 * text takes as long as there are rows. Content of all companies has the empty company. A word that nothing has any more finds nothing.
 */
export const up = `
  create extension if not exists pg_trgm;

  create table search_words (
    company_id text not null,
    word text collate "C" not null,
    primary key (company_id, word)
  );
  create index search_words_alike on search_words using gin (word gin_trgm_ops);

  create function words_of(search_text text) returns setof text language sql immutable as $$
    select word from regexp_split_to_table(search_text, '[[:space:][:punct:][:digit:]]+') word where length(word) between 4 and 40
  $$;

  create function keep_company_words() returns trigger language plpgsql as $$
  begin
    insert into search_words (company_id, word)
    select distinct r.company_id, w.word from new_rows r, words_of(r.search_text) as w (word) order by 1, 2
    on conflict do nothing;
    return null;
  end $$;
  create function keep_shared_words() returns trigger language plpgsql as $$
  begin
    insert into search_words (company_id, word)
    select distinct '', w.word from new_rows r, words_of(r.search_text) as w (word) order by 2
    on conflict do nothing;
    return null;
  end $$;

  insert into search_words (company_id, word)
  select distinct t.company_id, w.word from (
    select company_id, search_text from orders union all
    select company_id, search_text from ledger_entries union all
    select company_id, search_text from products union all
    select company_id, search_text from tickets union all
    select '', search_text from training_dates union all
    select '', search_text from downloads
  ) t, words_of(t.search_text) as w (word);

  create trigger orders_words after insert on orders referencing new table as new_rows
    for each statement execute function keep_company_words();
  create trigger ledger_words after insert on ledger_entries referencing new table as new_rows
    for each statement execute function keep_company_words();
  create trigger products_words after insert on products referencing new table as new_rows
    for each statement execute function keep_company_words();
  create trigger products_words_changed after update on products referencing new table as new_rows
    for each statement execute function keep_company_words();
  create trigger tickets_words after insert on tickets referencing new table as new_rows
    for each statement execute function keep_company_words();
  create trigger tickets_words_changed after update on tickets referencing new table as new_rows
    for each statement execute function keep_company_words();
  create trigger trainings_words after insert on training_dates referencing new table as new_rows
    for each statement execute function keep_shared_words();
  create trigger trainings_words_changed after update on training_dates referencing new table as new_rows
    for each statement execute function keep_shared_words();
  create trigger downloads_words after insert on downloads referencing new table as new_rows
    for each statement execute function keep_shared_words();
  create trigger downloads_words_changed after update on downloads referencing new table as new_rows
    for each statement execute function keep_shared_words();
`;
