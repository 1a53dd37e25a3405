-- The built-in test gateway keeps its own books, apart from every company's: a reference is all they have in common.
-- The role `app`, in which a company's transactions run, can reach none of it.
create schema test_gateway;

create table test_gateway.session (
  id uuid primary key,
  opened_at timestamptz not null,
  -- The merchant's name for the payment; the same reference never opens a second session.
  reference text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  description text not null,
  merchant text not null,
  return_url text not null,
  state text not null default 'open',
  -- Of the card no more than this is ever kept.
  card_last4 text,
  failure text,
  settles_at timestamptz,
  settled_at timestamptz,
  notices integer not null default 1
);

create table test_gateway.charge (
  session_id uuid primary key references test_gateway.session (id),
  charged_at timestamptz not null,
  amount_minor bigint not null,
  currency text not null
);

create table test_gateway.refund (
  session_id uuid primary key references test_gateway.charge (session_id),
  refunded_at timestamptz not null,
  amount_minor bigint not null
);

grant usage on schema test_gateway to server;
grant select, insert, update on test_gateway.session to server;
grant select, insert on test_gateway.charge, test_gateway.refund to server;
