-- What was written wrongly on a policy and how it should have been. The audit names it by its id and holds nothing of a
-- person: these rows are emptied when the customer is erased.
create table policy_correction (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  policy_id uuid not null,
  member_id uuid not null,
  reason text not null,
  changes jsonb not null,
  replaced_file_id uuid,
  primary key (company_id, id),
  constraint policy_correction_policy foreign key (company_id, policy_id) references policy (company_id, id),
  constraint policy_correction_file foreign key (company_id, replaced_file_id) references stored_file (company_id, id)
);
create index policy_correction_of_policy on policy_correction (company_id, policy_id, id);

-- What happened to one thing is read without what happened to all others.
create index audit_of_subject on audit (company_id, subject_id, id);

-- A policy is found by its number and by who holds it.
create function searched_text(policy) returns text language sql immutable
  return $1.number || ' ' || $1.holder || ' ' || replace($1.holder, ' ', '');
create trigger keep_words after insert or update of number, holder on policy
  for each row execute function keep_search_words();
create trigger forget_words after delete on policy for each row execute function forget_search_words();
insert into search_word (company_id, kind, word, subject_id)
  select t.company_id, 'policy', word, t.id from policy t, unnest(search_words(searched_text(t))) word;
