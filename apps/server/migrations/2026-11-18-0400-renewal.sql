-- Plans go on living after their first period: when a subscription is looked at next, the card that is kept for it, what is
-- to come, and how far it is unpaid.
alter table subscription
  add column renew_at timestamptz,
  add column card jsonb,
  add column usage_from date,
  add column cancelled_at timestamptz,
  add column ended_on date,
  add column suspended_on date,
  add column suspension_told integer not null default 0,
  add column next jsonb,
  add column told jsonb;
create index subscription_due on subscription (company_id, renew_at) where renew_at is not null;
grant select (company_id, id, renew_at) on subscription to door;
create policy at_the_door on subscription for select to door using (true);

-- What was paid for before is looked at when it has run out; sales are counted from now on.
update subscription set usage_from = current_date, renew_at = (period ->> 'end')::date + time '06:00' at time zone 'UTC'
where period is not null;

-- What a company orders for itself, what follows by itself, and what was sold above a plan.
alter table plan_order
  add column kind text not null default 'change',
  add column period jsonb,
  add column credit_micro bigint,
  add column usage_to date,
  add column due_on date,
  add column next_on date,
  add column failures integer not null default 0,
  add column is_charging boolean not null default false;

-- A card is kept for what follows without anything being paid.
create unique index payment_of_card on payment (company_id, subject_id) where kind = 'card' and state = 'started';
create index payment_for_card on payment (company_id, subject_id, id) where kind = 'card';

-- What the built-in gateway shows of a card that it keeps, and how it refuses it later.
alter table test_gateway.session
  add column card_expiry text,
  add column refuses_later boolean not null default false;
