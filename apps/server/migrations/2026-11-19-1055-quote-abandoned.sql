-- When it is looked at whether a buyer who may be reminded went no further, and when that was found.
alter table application add column abandon_at timestamptz, add column abandoned_at timestamptz;
create index application_abandon on application (company_id, abandon_at) where abandon_at is not null;

-- Where one press stops mails of the kind.
alter table outbox_message add column unsubscribe_url text;

grant select (abandon_at) on application to door;
