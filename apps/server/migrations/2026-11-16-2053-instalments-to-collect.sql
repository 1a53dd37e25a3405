-- When an instalment is to be taken from the card, or asked about again; null while it waits for the one before, and once it
-- was handed over. A worker finds what is due by its time, whosever it is: no job waits for months in the queue. Jobs that
-- wait there from before run at their time as they would have.
alter table instalment add column collect_at timestamptz;
create index instalment_to_collect on instalment (collect_at) where collect_at is not null;
grant select (company_id, id, collect_at) on instalment to door;
create policy at_the_door on instalment for select to door using (true);
