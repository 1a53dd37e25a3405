-- Who issues invoices: the company of whoever runs the product, as it is from a day on. What was said is never changed. Papers
-- keep it as it was when they were written; those that are there already stay as they are, and say nobody.
create table issuer (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  valid_from date not null,
  details jsonb not null,
  primary key (company_id, id)
);
create index issuer_from on issuer (company_id, valid_from, id);

-- Every company reads who invoices it; when that was written is the operator's.
grant select (id, company_id, valid_from, details) on issuer to partner;
create policy partner_views on issuer for select to partner using (true);
create view published_issuer with (security_barrier) as
  select i.id, i.valid_from, i.details from issuer i join operator_company o on o.id = i.company_id;
grant create on schema public to partner;
alter view published_issuer owner to partner;
revoke create on schema public from partner;
grant select on published_issuer to app;

alter table invoice add column issuer jsonb;
alter table credit_note add column issuer jsonb;
-- The last day on which whoever runs the product was told that papers say nobody.
alter table invoice_counter add column issuer_missed_on date;
