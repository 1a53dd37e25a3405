create table font (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  family text not null,
  licence text not null,
  bytes integer not null,
  primary key (company_id, id)
);
