alter table company
  add column licence_number text,
  add column contact_number text,
  -- What makes two names, or two licence numbers, the same: see company-key.ts.
  add column name_key text,
  add column licence_key text,
  add column trial_ends_at timestamptz,
  add column is_operator boolean not null default false;

update company set name_key = lower(regexp_replace(name, '[^[:alnum:]]', '', 'g'));

alter table company
  alter column name_key set not null,
  -- Two sign-ups at once: the second finds the first's row here, whatever either looked up before.
  add constraint company_name_key unique (name_key),
  -- A licence number is of its country's register.
  add constraint company_licence_key unique (country, licence_key);

-- One company runs the product.
create unique index company_operator on company (is_operator) where is_operator;

update company set is_operator = true
where id = (select company_id from member where role = 'super' order by created_at limit 1);

insert into company (id, company_id, name, name_key, business_type, payment_mode, country, time_zone, reference_number, is_operator)
select id, id, 'Coverwright Operations', 'coverwrightoperations', 'insurer', 'both', 'GB', 'Europe/London', 'CW-0000-0000-0001', true
from (values ('01900000-0000-7000-8000-000000000001'::uuid)) as operator (id)
where not exists (select from company where is_operator);

-- Before the tenant is known: whether a name or a licence number is taken, and which company runs the product.
create policy at_the_door on company for select to door using (true);
grant select (id, country, name_key, licence_key, is_operator) on company to door;

-- A code may be for somebody who has no account yet: for a telephone number, or an address nobody has.
alter table one_time_code add column subject text, add column asked_from text;
update one_time_code set subject = member_id::text;
alter table one_time_code alter column subject set not null, drop column member_id;
create index one_time_code_of_subject on one_time_code (company_id, subject, created_at);

-- Who has filled everything in and has not yet proved the address. Rows of the operator's company: nobody else's
-- transaction sees them, and the link leaves in the transaction that writes them.
create table sign_up (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text not null,
  link_hash text not null,
  key_hash text not null,
  expires_at timestamptz not null,
  sent_at timestamptz not null,
  sent_count integer not null default 1,
  tries integer not null default 0,
  confirmed_at timestamptz,
  -- What becomes of it; empty once it has.
  password_hash text,
  form jsonb,
  primary key (company_id, id)
);
create index sign_up_of_email on sign_up (company_id, email);

-- Who asks for a company's trial to go on; the operator's staff decide.
create table reactivation_request (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  for_company_id uuid not null,
  for_member_id uuid not null,
  note text not null,
  primary key (company_id, id)
);
create index reactivation_request_of_company on reactivation_request (company_id, for_company_id, created_at);
