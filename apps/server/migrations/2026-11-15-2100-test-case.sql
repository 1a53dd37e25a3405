-- Answers with what must come out of them, to be run against every change of rates.
create table test_case (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  name text not null,
  values jsonb not null,
  start_date date not null,
  expected jsonb not null,
  primary key (company_id, id),
  constraint test_case_product foreign key (company_id, product_id) references product (company_id, id),
  constraint test_case_name unique (company_id, product_id, name)
);

-- Past quotes are found by the release they were made from, newest first.
create index quote_of_release on quote (company_id, release_id, id);
