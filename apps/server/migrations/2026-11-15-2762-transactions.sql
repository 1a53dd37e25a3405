-- Only grows: what was booked stays booked, and what goes back is another line.
create table transaction (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  kind text not null,
  mode text not null,
  booked_at timestamptz not null,
  policy_id uuid not null,
  policy_number text not null,
  product_id uuid not null,
  product_name text not null,
  plan text not null,
  starts_on date not null,
  ends_on date not null,
  currency text not null,
  net_minor bigint not null,
  commission_minor bigint not null,
  fee_minor bigint not null,
  tax_minor bigint not null,
  gross_minor bigint not null,
  carrier text not null,
  binder_reference text not null,
  primary key (company_id, id),
  constraint transaction_once unique (company_id, policy_id, kind),
  constraint transaction_product foreign key (company_id, product_id) references product (company_id, id),
  constraint transaction_adds_up check (net_minor + commission_minor + fee_minor + tax_minor = gross_minor)
);
create index transaction_by_time on transaction (company_id, product_id, booked_at);

create table provider_report (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  carrier text not null,
  binder_reference text not null,
  recipients text[] not null,
  is_each boolean not null,
  is_daily boolean not null,
  primary key (company_id, id),
  constraint provider_report_once unique (company_id, product_id),
  constraint provider_report_product foreign key (company_id, product_id) references product (company_id, id)
);

create table sent_report (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  month text not null,
  through_day date not null,
  row_count integer not null,
  file_id uuid not null,
  primary key (company_id, id),
  constraint sent_report_product foreign key (company_id, product_id) references product (company_id, id),
  constraint sent_report_file foreign key (company_id, file_id) references stored_file (company_id, id)
);
