-- Vouchers pay for policies; coupons and vouchers are held by one mechanism, and may have a code for each customer.
create table voucher (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  value text not null,
  currency text not null,
  quota integer not null,
  cover_type text not null,
  plans text[] not null,
  channel_id uuid not null,
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  mode text not null,
  paper text not null,
  promo_code text,
  selling_price text not null,
  commission_type text not null,
  commission text not null,
  is_auto_renewed boolean not null,
  state text not null default 'activated',
  used integer not null default 0,
  reserved integer not null default 0,
  round integer not null default 1,
  revision integer not null default 1,
  renew_at timestamptz,
  primary key (company_id, id),
  constraint voucher_promo_code unique (company_id, promo_code),
  constraint voucher_never_over check (used >= 0 and reserved >= 0 and used + reserved <= quota),
  constraint voucher_channel foreign key (company_id, channel_id) references channel (company_id, id)
);
create index voucher_renewed on voucher (company_id, renew_at) where renew_at is not null;
grant select (company_id, id, renew_at) on voucher to door;
create policy at_the_door on voucher for select to door using (true);

create table promotion_code (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  promotion_id uuid not null,
  code text collate "C" not null,
  state text not null default 'free',
  primary key (company_id, id),
  constraint promotion_code_once unique (company_id, code)
);
create index promotion_code_of_promotion on promotion_code (company_id, promotion_id, code);

alter table coupon_hold rename to promotion_hold;
alter table promotion_hold rename constraint coupon_hold_pkey to promotion_hold_pkey;
alter table promotion_hold rename constraint coupon_hold_coupon to promotion_hold_coupon;
alter table promotion_hold drop constraint coupon_hold_of_payment;
alter index coupon_hold_of_customer rename to promotion_hold_of_customer;
alter table promotion_hold rename column discount_minor to amount_minor;
alter table promotion_hold alter column coupon_id drop not null;
alter table promotion_hold add column voucher_id uuid;
alter table promotion_hold add column code_id uuid;
alter table promotion_hold add column round integer not null default 1;
alter table promotion_hold
  add constraint promotion_hold_voucher foreign key (company_id, voucher_id) references voucher (company_id, id),
  add constraint promotion_hold_code foreign key (company_id, code_id) references promotion_code (company_id, id),
  add constraint promotion_hold_of_one check ((coupon_id is null) <> (voucher_id is null));
create unique index promotion_hold_coupon_of_payment on promotion_hold (company_id, payment_id) where coupon_id is not null;
create unique index promotion_hold_voucher_of_payment on promotion_hold (company_id, payment_id) where voucher_id is not null;

alter table application add column voucher jsonb;
alter table payment add column voucher jsonb;
alter table policy add column voucher jsonb;

-- Whether a channel has a code already that a coupon or a voucher is to have.
create index channel_product_by_code on channel_product (company_id, promo_code) where promo_code is not null;
