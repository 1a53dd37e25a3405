-- What companies pay for: the plans of whoever runs the product, each from a day on, and what every company has.
create table plan (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  valid_from date not null,
  terms jsonb not null,
  primary key (company_id, id),
  constraint plan_from unique (company_id, name, valid_from)
);

create table subscription (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  plan text not null,
  terms jsonb not null,
  period jsonb,
  credit_micro bigint not null default 0,
  primary key (company_id, id),
  constraint subscription_of_company unique (company_id)
);

-- Every company reads what is sold; when each was changed is the operator's.
grant select (id, company_id, name, valid_from, terms) on plan to partner;
create policy partner_views on plan for select to partner using (true);
create view published_plan with (security_barrier) as
  select p.id, p.name, p.valid_from, p.terms from plan p join operator_company o on o.id = p.company_id;
grant create on schema public to partner;
alter view published_plan owner to partner;
revoke create on schema public from partner;
grant select on published_plan to app;

-- What is sold at first; whoever runs the product changes it from any later day on.
insert into plan (id, company_id, name, valid_from, terms)
select gen_random_uuid(), c.id, sold.name, date '2026-01-01', sold.terms
from company c, (values
  ('Basic', '{"monthlyMinor": 4900, "annualMinor": 49000, "allowance": {"Simple": 1, "Standard": 0, "Complicated": 0}, "transactionsIncluded": 10, "transactionMinor": 50}'::jsonb),
  ('Direct', '{"monthlyMinor": 14900, "annualMinor": 149000, "allowance": {"Simple": 2, "Standard": 2, "Complicated": 1}, "transactionsIncluded": 10, "transactionMinor": 40}'::jsonb),
  ('Advance', '{"monthlyMinor": 39900, "annualMinor": 399000, "allowance": {"Simple": 5, "Standard": 5, "Complicated": 3}, "transactionsIncluded": 10, "transactionMinor": 30}'::jsonb),
  ('Enterprise', '{"monthlyMinor": null, "annualMinor": null, "allowance": {"Simple": null, "Standard": null, "Complicated": null}, "transactionsIncluded": null, "transactionMinor": 0}'::jsonb)
) as sold (name, terms)
where c.is_operator;

-- Companies that were there before plans were have the one that counts nothing: nothing stops for them.
insert into subscription (id, company_id, plan, terms)
select gen_random_uuid(), c.id, 'Enterprise',
  '{"monthlyMinor": null, "annualMinor": null, "allowance": {"Simple": null, "Standard": null, "Complicated": null}, "transactionsIncluded": null, "transactionMinor": 0}'::jsonb
from company c;
