create table payment_gateway (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  state text not null,
  account text,
  account_mode text,
  connection text,
  primary key (company_id, id),
  constraint payment_gateway_kind unique (company_id, kind)
);
-- One is active at a time, whoever activates two at the same moment.
create unique index payment_gateway_active on payment_gateway (company_id) where state = 'active';

alter table payment add column gateway_account text;
alter table payment add column session_id text;
alter table payment add column cancel_url text;
update payment set cancel_url = return_url;
alter table payment alter column cancel_url set not null;

-- Cards that pay the first time and never again, for trying out instalments.
alter table test_gateway.session add column declines_later boolean not null default false;
