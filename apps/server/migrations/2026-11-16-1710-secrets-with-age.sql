-- Keys that sign are changed from time to time: a new one is believed at once, and signs once every server knows it.
alter table platform_secret add column made_at timestamptz not null default now();
-- Those that were there before are old enough.
update platform_secret set made_at = now() - interval '1 day';
