create table attempt_count (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  account text not null,
  caller text not null,
  count integer not null,
  ends_at timestamptz not null,
  primary key (company_id, id),
  constraint attempt_count_key unique (company_id, name, account, caller)
);
create index attempt_count_by_end on attempt_count (company_id, ends_at);
