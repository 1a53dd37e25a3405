-- Names that companies buy.
create table domain_order (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  number text not null,
  name text not null,
  purpose text not null,
  net_minor bigint not null,
  vat_percent integer not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  renewal_minor bigint not null,
  currency text not null,
  registrant jsonb not null,
  state text not null default 'unpaid',
  cancelled_at timestamptz,
  paid_at timestamptz,
  failure text,
  domain_id uuid,
  primary key (company_id, id),
  constraint domain_order_number unique (company_id, number),
  constraint domain_order_adds_up check (net_minor + vat_minor = total_minor and net_minor > 0)
);
create unique index domain_order_open on domain_order (company_id, name) where state = 'unpaid' and cancelled_at is null;

-- A name that was bought knows how long it is registered, and when people are told next that this ends.
alter table domain add column registration jsonb, add column notice_at timestamptz;
create index domain_notice on domain (company_id, notice_at) where notice_at is not null;
grant select (notice_at) on domain to door;

-- Of an order one payment is under way or paid, however often somebody pressed.
create unique index payment_of_domain_order on payment (company_id, subject_id)
  where kind = 'domain-order' and state in ('started', 'paid');
create index payment_for_domain_order on payment (company_id, subject_id, id) where kind = 'domain-order';

-- The built-in registrar keeps its own books, apart from every company's, as the test gateway does.
create schema test_registrar;
create table test_registrar.name (
  name text primary key,
  reference text not null unique,
  registered_at timestamptz not null,
  ends_on date not null,
  renewed_by text,
  transfer_code text not null,
  records jsonb not null,
  is_pending boolean not null
);
grant usage on schema test_registrar to server;
grant select, insert, update on test_registrar.name to server;
