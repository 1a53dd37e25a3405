create table photo (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  alt text not null,
  licence text not null,
  widths integer[] not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  primary key (company_id, id)
);
