-- Who brings a customer: a channel's logo and products, the merchants it sells at, and which channel a sale came by.
alter table channel add column logo_file_id uuid;
alter table channel add constraint channel_logo foreign key (company_id, logo_file_id) references stored_file (company_id, id);

create table channel_product (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  channel_id uuid not null,
  product_id uuid not null,
  commission_method text not null,
  ratio_value numeric(9, 2) not null,
  promo_code text,
  primary key (company_id, id),
  constraint channel_product_once unique (company_id, channel_id, product_id),
  constraint channel_product_code unique (company_id, product_id, promo_code),
  constraint channel_product_channel foreign key (company_id, channel_id)
    references channel (company_id, id) on delete cascade,
  constraint channel_product_product foreign key (company_id, product_id)
    references product (company_id, id) on delete cascade
);

create table merchant (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  channel_id uuid not null,
  code text not null,
  email text not null,
  logo_file_id uuid not null,
  name text not null,
  phone text not null,
  agent_code text not null,
  type text not null,
  state text not null default 'activated',
  primary key (company_id, id),
  constraint merchant_code unique (company_id, channel_id, code),
  constraint merchant_channel foreign key (company_id, channel_id)
    references channel (company_id, id) on delete cascade,
  constraint merchant_logo foreign key (company_id, logo_file_id) references stored_file (company_id, id)
);

alter table application add column channel_id uuid;
alter table application add constraint application_channel foreign key (company_id, channel_id)
  references channel (company_id, id);
create index application_of_channel on application (company_id, channel_id) where channel_id is not null;

alter table transaction add column channel_id uuid;
alter table transaction add constraint transaction_channel foreign key (company_id, channel_id)
  references channel (company_id, id);
create index transaction_of_channel on transaction (company_id, channel_id, booked_at) where channel_id is not null;
