-- When a company was told that a draft of its knowledge hub is about to be deleted.
alter table hub_folder add column warned_at timestamptz;
