-- Orders of plans, to whom invoices go, and the invoices, which are numbered without a gap and never change.
create table plan_order (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  number text not null,
  plan text not null,
  billing text not null,
  terms jsonb not null,
  lines jsonb not null,
  net_minor bigint not null,
  vat_percent integer not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  currency text not null,
  state text not null default 'unpaid',
  cancelled_at timestamptz,
  paid_at timestamptz,
  failure text,
  primary key (company_id, id),
  constraint plan_order_number unique (company_id, number),
  constraint plan_order_adds_up check (net_minor + vat_minor = total_minor and net_minor >= 0)
);
create unique index plan_order_open on plan_order (company_id) where state = 'unpaid' and cancelled_at is null;

create table billing_detail (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  details jsonb not null,
  primary key (company_id, id),
  constraint billing_detail_of_company unique (company_id)
);

create table invoice (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  number text not null,
  issued_on date not null,
  order_id uuid not null,
  order_number text not null,
  lines jsonb not null,
  net_minor bigint not null,
  vat_percent integer not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  currency text not null,
  billed_to jsonb not null,
  primary key (company_id, id),
  constraint invoice_number unique (company_id, number),
  constraint invoice_of_order unique (company_id, order_id),
  constraint invoice_order foreign key (company_id, order_id) references plan_order (company_id, id)
);

-- The last number that was given; one row, of whoever runs the product.
create table invoice_counter (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last integer not null,
  primary key (company_id, id),
  constraint invoice_counter_of_company unique (company_id)
);
insert into invoice_counter (id, company_id, last) select gen_random_uuid(), c.id, 0 from company c where c.is_operator;

-- Of an order one payment is under way or paid, however often somebody pressed.
create unique index payment_of_order on payment (company_id, subject_id)
  where kind = 'order' and state in ('started', 'paid');
create index payment_for_order on payment (company_id, subject_id, id) where kind = 'order';
