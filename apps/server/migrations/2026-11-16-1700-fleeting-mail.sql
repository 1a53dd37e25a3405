-- Who types an address into a shop need not own it: once such a message is sent, nothing of it stays.
alter table outbox_message add column is_fleeting boolean not null default false;
create index outbox_message_fleeting on outbox_message (company_id, created_at) where is_fleeting;
