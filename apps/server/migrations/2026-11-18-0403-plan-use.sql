-- Terms may be meant for whoever has the plan already: they are told 30 days before, and renewed by them afterwards.
alter table plan add column is_for_subscribers boolean not null default false;
grant select (is_for_subscribers) on plan to partner;
drop view published_plan;
create view published_plan with (security_barrier) as
  select p.id, p.name, p.valid_from, p.terms, p.is_for_subscribers from plan p join operator_company o on o.id = p.company_id;
grant create on schema public to partner;
alter view published_plan owner to partner;
revoke create on schema public from partner;
grant select on published_plan to app;

-- When it is looked at how much of a plan is used, what was told of it, and since when its terms are what they are.
alter table subscription
  add column watch_at timestamptz default now(),
  add column alerted jsonb not null default '{}',
  add column terms_since date not null default current_date;
create index subscription_watched on subscription (company_id, watch_at) where watch_at is not null;
grant select (watch_at) on subscription to door;
