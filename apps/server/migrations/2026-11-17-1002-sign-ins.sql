alter table device
  add column browser text not null default '',
  add column system text not null default '',
  add column last_used_at timestamptz not null default now();
alter table session add column last_used_at timestamptz not null default now();
update session set last_used_at = updated_at;
update device d set last_used_at = coalesce(
  (select max(s.updated_at) from session s where s.company_id = d.company_id and s.device_id = d.id), d.created_at);
create index device_of_member on device (company_id, member_id, last_used_at);
create index session_open on session (company_id, member_id, expires_at) where ended_at is null;
create index session_of_device on session (company_id, device_id);
