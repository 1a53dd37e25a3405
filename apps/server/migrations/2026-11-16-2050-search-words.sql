-- The words by which records are found. Under row-level security an index serves comparisons that tell nothing of the
-- rows they refuse: of texts these are ranges in the order of their bytes, and no pattern of any kind. So a word is
-- found by how it begins, and what people type inside of a word stands here as a word of its own.
create table search_word (
  company_id uuid not null default current_company(),
  kind text not null,
  word text collate "C" not null,
  subject_id uuid not null
);
-- Words that no longer stand in a record go: nobody is found by a name that was erased.
grant delete on search_word to app;

-- Without accents and capitals. Letters that carry their stroke within do not come apart by themselves.
create function plain_text(said text) returns text language sql immutable parallel safe
  return lower(replace(replace(replace(translate(
    regexp_replace(normalize(left(said, 500), nfkd), '[\u0300-\u036f]', '', 'g'),
    'øØłŁđĐıÆŒ', 'oOlLdDiæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'));

-- What stands between words, wherever the database is at home: its own classes differ from locale to locale.
create function parts_of(plain text) returns text[] language sql immutable parallel safe
  return array_remove(
    regexp_split_to_array(plain, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+'), '');

-- The words a text is found by: "Anne-Marie O'Brien" by anne, marie, annemarie, brien, obrien; PET-2026-000123 by each
-- part, by 123 and all in one; AB12 CDE and AB12CDE alike; +447700900123 with its country's code and without.
create function search_words(said text) returns text[] language plpgsql immutable parallel safe as $$
declare
  token text;
  before text := '';
  parts text[];
  form text;
  rest text;
  run text;
  words text[] := '{}';
begin
  foreach token in array regexp_split_to_array(plain_text(said), '[\s\u00a0]+') loop
    parts := parts_of(token);
    if cardinality(parts) > 1 and strpos(token, '@') = 0 then
      parts := parts || array_to_string(parts, '');
    elsif cardinality(parts) = 1 and length(token) <= 4 then
      -- Two short pieces of which the first has a digit: a postcode, the plate of a car.
      if before ~ '[0-9]' then parts := parts || (before || token); end if;
      before := token;
    else
      before := '';
    end if;
    foreach form in array parts loop
      words := words || left(form, 40);
      if form ~ '[0-9]' then
        if form ~ '^0+[1-9]' then words := words || ltrim(form, '0'); end if;
        -- Where letters and digits meet a word may be typed from there.
        rest := form;
        foreach run in array regexp_split_to_array(left(form, 40), '(?<=[0-9])(?=[^0-9])|(?<=[^0-9])(?=[0-9])') loop
          rest := substr(rest, length(run) + 1);
          exit when rest = '';
          words := words || left(rest, 40);
          if rest ~ '^0+[1-9]' then words := words || left(ltrim(rest, '0'), 40); end if;
        end loop;
      end if;
      -- Scripts that put no space between words.
      if form ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' then
        for at in 2 .. least(length(form), 24) loop words := words || left(substr(form, at), 40); end loop;
      end if;
    end loop;
    if token ~ '^\+[0-9]{7,}$' then words := words || substr(token, 3) || substr(token, 4) || substr(token, 5); end if;
  end loop;
  return array(select distinct word from unnest(words[:100]) word);
end
$$;

-- What somebody typed, each word of which must begin one of the record. A telephone number is one, however it is spaced.
create function typed_words(said text) returns text[] language sql immutable parallel safe
  return case when plain_text(said) ~ '^\s*[+0][0-9 ()/.-]*$' and length(regexp_replace(said, '[^0-9]', '', 'g')) >= 7
    then array[ltrim(regexp_replace(replace(plain_text(said), '(0)', ''), '[^0-9]', '', 'g'), '0')]
    else array(select distinct left(part, 40) from unnest(parts_of(plain_text(said))) part limit 8) end;

-- The records of a kind that have all the typed words: at most `most` of them, and whether there may be more. Whoever
-- types a name as it is written finds all of that name. Otherwise the word that fewest have leads, of equally common ones
-- the longest; where all are common so many of its records are looked at and no more.
create function find_subjects(wanted text, said text, most integer, out ids uuid[], out is_cut boolean)
  language plpgsql stable as $$
declare
  typed text[] := array(select word from unnest(typed_words(said)) word order by length(word) desc);
  whole constant text := left(array_to_string(parts_of(plain_text(said)), ''), 40);
  looked_at constant integer := most * 4;
  lead text := typed[1];
  fewest integer;
  many integer;
  other text;
begin
  ids := '{}';
  if cardinality(typed) > 1 then
    ids := array(
      select subject_id from search_word where kind = wanted and word >= whole and word < whole || chr(1114111)
      order by word, subject_id desc limit most + 1);
    foreach other in array typed loop
      select count(*) into many from (
        select from search_word where kind = wanted and word >= other and word < other || chr(1114111)
        limit looked_at) counted;
      if fewest is null or many < fewest then
        fewest := many;
        lead := other;
      end if;
    end loop;
  end if;
  ids := ids || array(
    select subject_id from (
      select subject_id from search_word where kind = wanted and word >= lead and word < lead || chr(1114111)
      order by word, subject_id desc limit looked_at) led
    where led.subject_id <> all(ids) and not exists (
      select from unnest(typed) wish where wish <> lead and not exists (
        select from search_word other where other.subject_id = led.subject_id and other.kind = wanted
          and other.word >= wish and other.word < wish || chr(1114111)))
    limit most + 1);
  is_cut := cardinality(ids) > most or coalesce(fewest >= looked_at, false);
  ids := array(select distinct id from unnest(ids[:most]) id);
end
$$;

create function forget_search_words() returns trigger language plpgsql as $$
begin
  delete from search_word where company_id = old.company_id and subject_id = old.id;
  return null;
end
$$;

-- What each kind is found by stands in `searched_text`, and is written with the record itself.
create function searched_text(customer) returns text language sql immutable
  return $1.name || ' ' || replace($1.name, ' ', '') || ' ' || $1.email;
create function searched_text(outbox_message) returns text language sql immutable return $1.recipient || ' ' || $1.subject;
create function searched_text(transaction) returns text language sql immutable return $1.policy_number;
create function searched_text(referral) returns text language sql immutable return $1.reference;
create function searched_text(vehicle_approval) returns text language sql immutable return $1.number;

create function keep_search_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if searched_text(old) = searched_text(new) then return null; end if;
    delete from search_word where company_id = old.company_id and subject_id = old.id;
  end if;
  insert into search_word (company_id, kind, word, subject_id)
    select new.company_id, tg_table_name, word, new.id from unnest(search_words(searched_text(new))) word;
  return null;
end
$$;

do $$
declare
  name text;
  columns text;
begin
  for name, columns in values ('customer', 'name, email'), ('outbox_message', 'recipient, subject'),
    ('transaction', 'policy_number'), ('referral', 'reference'), ('vehicle_approval', 'number')
  loop
    execute format('create trigger keep_words after insert or update of %s on %I
      for each row execute function keep_search_words()', columns, name);
    execute format('create trigger forget_words after delete on %I for each row execute function forget_search_words()', name);
    execute format('insert into search_word (company_id, kind, word, subject_id)
      select t.company_id, %1$L, word, t.id from %1$I t, unnest(search_words(searched_text(t))) word', name);
  end loop;
end
$$;

-- Of one word the newest first: of a word that thousands have, those are shown. Made when the words are there, which is
-- many times quicker.
create index search_word_by_word on search_word (company_id, kind, word, subject_id desc);
create index search_word_of_subject on search_word (company_id, subject_id, word);

-- Referred cases and photos are also found by whose they are.
create index if not exists referral_of_customer on referral (company_id, customer_id);
create index if not exists application_of_customer on application (company_id, customer_id);
create index if not exists vehicle_approval_of_application on vehicle_approval (company_id, application_id);

-- Which calls there were in a company is read from call to call, and of each the newest.
create index if not exists audit_by_call on audit (company_id, call, id);
