alter table instalment add column failures integer not null default 0;
alter table instalment add column next_on date;

-- A payment may be for a later instalment; each try is one, and of those that are under way or paid there is one.
alter table payment add column instalment_id uuid;
alter table payment add column attempt integer not null default 1;
alter table payment add constraint payment_instalment foreign key (company_id, instalment_id) references instalment (company_id, id);
drop index payment_one_at_a_time;
create unique index payment_one_at_a_time on payment (company_id, application_id)
  where state in ('started', 'paid') and instalment_id is null;
create unique index payment_one_an_attempt on payment (company_id, instalment_id, attempt) where instalment_id is not null;
create unique index payment_one_an_instalment on payment (company_id, instalment_id)
  where state in ('started', 'paid') and instalment_id is not null;
