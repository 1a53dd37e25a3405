-- Addresses that no advertising goes to, by their hash alone.
create table suppression (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  address_hash text not null,
  origin text not null,
  primary key (company_id, id),
  constraint suppression_address unique (company_id, address_hash)
);
create index suppression_by_time on suppression (company_id, created_at, id);
