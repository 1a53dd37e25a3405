-- What other systems answered in a journey, by flow block.
alter table application add column fetched jsonb not null default '{}';
