-- Each refund is a row: what goes back of a payment, why, and whether the gateway has given it back. What the gateway says
-- it took stands beside what was asked for, for no more than that ever goes back.
alter table payment add column paid_minor bigint;
update payment set paid_minor = amount_minor where state in ('paid', 'abnormal', 'refunding', 'refunded');

create table refund (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  payment_id uuid not null,
  amount_minor bigint not null,
  reason text not null,
  state text not null default 'waiting',
  gateway_reference text,
  given_at timestamptz,
  primary key (company_id, id),
  constraint refund_payment foreign key (company_id, payment_id) references payment (company_id, id),
  constraint refund_not_negative check (amount_minor >= 0)
);
create index refund_of_payment on refund (company_id, payment_id, id);

-- What was to go back, or went back, before: all of it.
insert into refund (id, company_id, created_at, payment_id, amount_minor, reason, state, given_at)
select gen_random_uuid(), company_id, coalesce(settled_at, updated_at), id, amount_minor,
  case when failure is null then 'Cancelled in time' else failure end,
  case when state = 'refunded' then 'given' else 'waiting' end,
  case when state = 'refunded' then updated_at end
from payment where state in ('abnormal', 'refunding', 'refunded');

-- The test gateway's books: a charge knows how much of it went back, and each refund has a name that makes it the same one.
alter table test_gateway.charge add column refunded_minor bigint not null default 0;
update test_gateway.charge c set refunded_minor = r.amount_minor from test_gateway.refund r where r.session_id = c.session_id;
alter table test_gateway.charge add constraint charge_refunded check (refunded_minor between 0 and amount_minor);
grant update on test_gateway.charge to server;
alter table test_gateway.refund add column reference text;
update test_gateway.refund set reference = session_id::text;
alter table test_gateway.refund alter column reference set not null, alter column reference set default gen_random_uuid()::text;
alter table test_gateway.refund drop constraint refund_pkey;
alter table test_gateway.refund add constraint refund_pkey primary key (reference);
create index refund_of_session on test_gateway.refund (session_id);
