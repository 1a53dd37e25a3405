-- What can happen besides what the product knows of, as a company adds it; and when each was raised last.
create table own_event (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  about text not null,
  fields jsonb not null,
  primary key (company_id, id),
  constraint own_event_name unique (company_id, name)
);
create index event_by_type on event (company_id, type, created_at);
