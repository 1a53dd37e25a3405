-- Since when the secret signs that a webhook has now.
alter table webhook add column secret_since timestamptz;

-- For a day after a new one the end of the former is known, and by it the beginning of the new one.
update webhook set secret_since = coalesce(former_until - interval '1 day', created_at);

alter table webhook alter column secret_since set default now();
alter table webhook alter column secret_since set not null;
