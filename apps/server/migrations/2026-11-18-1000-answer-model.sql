-- Whether a company lets its questions and passages go to a model outside, and how much of it was used in a month.
create table answer_model (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  host text,
  primary key (company_id, id),
  constraint answer_model_once unique (company_id)
);

create table answer_model_month (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  month text not null,
  tokens bigint not null,
  questions integer not null,
  problem text,
  primary key (company_id, id),
  constraint answer_model_month_once unique (company_id, month)
);
