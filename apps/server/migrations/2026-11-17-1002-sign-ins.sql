alter table device
  add column browser text not null default '',
  add column system text not null default '',
  add column last_used_at timestamptz not null default now();
alter table session add column last_used_at timestamptz not null default now();
-- Only open ones are shown; those that have ended are many, and stay as they are.
update session set last_used_at = updated_at where ended_at is null;
update device set last_used_at = created_at;
-- One pass over the sessions: asked for each device anew it would take hours where there are many.
update device d set last_used_at = s.last_used_at
from (select company_id, device_id, max(updated_at) as last_used_at from session group by company_id, device_id) s
where s.company_id = d.company_id and s.device_id = d.id;
create index device_of_member on device (company_id, member_id, last_used_at);
create index session_open on session (company_id, member_id, expires_at) where ended_at is null;
create index session_of_device on session (company_id, device_id);
