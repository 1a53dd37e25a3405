-- When a registrar was asked first for what was paid: it is written before the registrar hears of it, so that whoever asks
-- again knows that the answer may have been lost. Of a name one order is at a registrar, whichever companies pay for it.
alter table domain_order add column asked_at timestamptz, add column ask_again_at timestamptz;
create unique index domain_order_asked on domain_order (name)
  where purpose = 'register' and state = 'paid' and asked_at is not null;
-- What was paid and is not decided is looked at every day, however long a registrar takes.
create index domain_order_ask_again on domain_order (company_id, ask_again_at) where ask_again_at is not null;
grant select (company_id, id, ask_again_at) on domain_order to door;
create policy at_the_door on domain_order for select to door using (true);
update domain_order set ask_again_at = now() where state = 'paid';
