-- Who wrote to those who run the product: a stranger's row is the operator's, a member's is their company's with a copy there.
create table support_request (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reference text not null,
  asked_from text not null,
  topic text not null,
  name text not null,
  email text not null,
  company_name text not null,
  phone text not null,
  message text not null,
  primary key (company_id, id)
);
create index support_request_of_address on support_request (company_id, asked_from, created_at);

-- What the staff see of who asks: it was written when they asked, for no other company's rows can be read later.
alter table reactivation_request
  add column company_name text not null default '',
  add column reference_number text not null default '',
  add column asked_by text not null default '',
  add column email text not null default '',
  add column granted_at timestamptz,
  add column granted_days integer;

-- Which company runs the product: what is written to it, a job carries there.
create view operator_company with (security_barrier) as select c.id from company c where c.is_operator;
grant create on schema public to partner;
alter view operator_company owner to partner;
revoke create on schema public from partner;
grant select on operator_company to app;
