-- Lists that questions look answers up in: breeds, vehicles. A name is used by products, so it is given once.
create table data_source (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  columns jsonb not null,
  rows bytea not null,
  row_count integer not null,
  primary key (company_id, id),
  constraint data_source_name unique (company_id, name)
);
