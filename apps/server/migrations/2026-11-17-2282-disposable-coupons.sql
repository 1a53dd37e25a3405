-- A coupon may have a code for each customer; the one that somebody typed stays with their application.
alter table coupon add column is_disposable boolean not null default false;
alter table coupon add column code_length integer not null default 10;
alter table coupon add column revision integer not null default 1;
alter table application add column coupon_code text;
