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

-- Which company runs the product: what is written to it, a job carries there.
create view operator_company with (security_barrier) as select c.id from company c where c.is_operator;
grant create on schema public to partner;
alter view operator_company owner to partner;
revoke create on schema public from partner;
grant select on operator_company to app;
