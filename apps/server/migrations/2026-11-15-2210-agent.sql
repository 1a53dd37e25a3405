create table agent (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  email text not null,
  code text not null,
  phone text not null,
  state text not null default 'activated',
  primary key (company_id, id)
);
create unique index agent_code on agent (company_id, lower(code));
create unique index agent_email on agent (company_id, lower(email));
