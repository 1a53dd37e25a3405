-- When a row is looked at next; null where nothing is to come. What is due in months waits as a time in its own row, found by
-- an index over all companies, and not as a job each. Jobs that wait from before run at their time, and find it done or do it.
alter table mount add column due_at timestamptz;
create index mount_due on mount (company_id, due_at) where due_at is not null;
grant select (due_at) on mount to door;
update mount set due_at = expires_at where state = 'live';

alter table referral add column due_at timestamptz;
create index referral_due on referral (company_id, due_at) where due_at is not null;
grant select (company_id, id, due_at) on referral to door;
create policy at_the_door on referral for select to door using (true);
update referral set due_at = valid_until where state = 'accepted';

alter table vehicle_approval add column due_at timestamptz;
create index vehicle_approval_due on vehicle_approval (company_id, due_at) where due_at is not null;
grant select (company_id, id, due_at) on vehicle_approval to door;
create policy at_the_door on vehicle_approval for select to door using (true);
-- What is over has been erased, or its job is about to run.
update vehicle_approval set due_at = kept_until where kept_until > now();

alter table application add column due_at timestamptz;
create index application_due on application (company_id, due_at) where due_at is not null;
grant select (company_id, id, due_at) on application to door;
create policy at_the_door on application for select to door using (true);
-- Only those with files are looked at: what was sent for them goes when they are over.
update application set due_at = greatest(expires_at, kept_until)
from stored_file
where stored_file.company_id = application.company_id and stored_file.member_id = application.id
  and stored_file.purpose = 'application-media' and application.state not in ('issued', 'expired');

-- Instalments are found in the same way, company by company: one company's many hold up nobody.
create index instalment_due on instalment (company_id, collect_at) where collect_at is not null;
drop index instalment_to_collect;
