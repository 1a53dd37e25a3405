-- What customers save by a code, and who holds or has used one. Counters and holds change in one transaction.
create table coupon (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  code text not null,
  type text not null,
  value text not null,
  currency text not null,
  minimum_payable text not null,
  usage_count integer not null,
  product_ids uuid[] not null,
  plans text[] not null,
  starts_on text not null,
  ends_on text not null,
  is_for_new_customers boolean not null,
  per_customer integer not null,
  state text not null default 'activated',
  used integer not null default 0,
  reserved integer not null default 0,
  primary key (company_id, id),
  constraint coupon_code unique (company_id, code),
  constraint coupon_never_over check (used >= 0 and reserved >= 0 and used + reserved <= usage_count)
);

create table coupon_hold (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  coupon_id uuid not null,
  payment_id uuid not null,
  state text not null default 'reserved',
  email_hash text,
  discount_minor bigint not null,
  primary key (company_id, id),
  constraint coupon_hold_of_payment unique (company_id, payment_id),
  constraint coupon_hold_coupon foreign key (company_id, coupon_id) references coupon (company_id, id)
);
create index coupon_hold_of_customer on coupon_hold (company_id, email_hash) where email_hash is not null;

alter table application add column coupon_id uuid;
alter table quote add column incentive jsonb;
alter table policy add column incentive jsonb;
