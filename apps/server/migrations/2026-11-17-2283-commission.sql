-- What sellers earned and had to give back: written with the sale or its end, and never changed. Added up by month beside it.
create table commission_entry (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  kind text not null,
  payee text not null,
  channel_id uuid,
  merchant text not null,
  agent_id uuid,
  transaction_id uuid not null,
  policy_id uuid not null,
  policy_number text not null,
  product_id uuid not null,
  product_name text not null,
  method text not null,
  ratio_value text not null,
  currency text not null,
  base_minor bigint not null,
  amount_minor bigint not null,
  month text not null,
  booked_at timestamptz not null,
  primary key (company_id, id),
  constraint commission_entry_once unique (company_id, policy_id, payee, kind),
  constraint commission_entry_channel foreign key (company_id, channel_id) references channel (company_id, id),
  constraint commission_entry_product foreign key (company_id, product_id) references product (company_id, id)
);
create index commission_entry_by_time on commission_entry (company_id, booked_at, id);
create index commission_entry_of_channel on commission_entry (company_id, channel_id, booked_at, id);
create index commission_entry_of_month on commission_entry (company_id, month, booked_at, id);
create index commission_entry_of_transaction on commission_entry (company_id, transaction_id);

create table commission_month (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  month text not null,
  payee text not null,
  channel_id uuid,
  merchant text not null,
  currency text not null,
  sales integer not null,
  earned_minor bigint not null,
  clawed_back_minor bigint not null,
  primary key (company_id, id),
  constraint commission_month_once unique nulls not distinct (company_id, month, payee, channel_id, merchant, currency),
  constraint commission_month_channel foreign key (company_id, channel_id) references channel (company_id, id)
);
create index commission_month_of_channel on commission_month (company_id, channel_id, month);
