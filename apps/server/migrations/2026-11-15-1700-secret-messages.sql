-- A code or a link for its recipient alone: whoever else may read the outbox must not be able to use it.
alter table outbox_message add column is_secret boolean not null default false;
