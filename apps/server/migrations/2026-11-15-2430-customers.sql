create table customer (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  mode text not null,
  email text not null,
  email_key text not null,
  name text not null,
  erased_at timestamptz,
  primary key (company_id, id),
  constraint customer_email unique (company_id, mode, email_key)
);

create table customer_note (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  customer_id uuid not null,
  member_id uuid not null,
  text text not null,
  primary key (company_id, id),
  constraint customer_note_customer foreign key (company_id, customer_id) references customer (company_id, id)
);

alter table policy add column customer_id uuid;
alter table policy add column ended_at timestamptz;
alter table policy add constraint policy_customer foreign key (company_id, customer_id) references customer (company_id, id);
alter table application add column customer_id uuid;
alter table application add constraint application_customer foreign key (company_id, customer_id) references customer (company_id, id);
