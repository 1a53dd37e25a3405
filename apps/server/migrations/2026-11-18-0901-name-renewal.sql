-- A name that was bought is renewed by the company's card before its registration ends.
alter table domain add column renew_at timestamptz;
create index domain_renewal on domain (company_id, renew_at) where renew_at is not null;
grant select (renew_at) on domain to door;
-- Whoever has bought one was told that nothing is charged by itself: they switch it on.
update domain set registration = registration || '{"isAutoRenewed": false}' where registration is not null;

-- Of what is renewed by itself: since when it is asked for, when it is tried again, and whether the card is being charged.
alter table domain_order
  add column due_on date,
  add column next_on date,
  add column failures integer not null default 0,
  add column is_charging boolean not null default false;
create index domain_order_of_domain on domain_order (company_id, domain_id, id) where domain_id is not null;
