-- Who types an address into a shop need not own it. What goes there is counted, for a day, without the address itself, and
-- the message does not stay once it is sent.
create table unconfirmed_mail (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  application_id uuid not null,
  recipient_hash text not null,
  asked_from text not null,
  primary key (company_id, id)
);
create index unconfirmed_mail_by_application on unconfirmed_mail (company_id, application_id);
create index unconfirmed_mail_by_recipient on unconfirmed_mail (company_id, recipient_hash);
create index unconfirmed_mail_by_address on unconfirmed_mail (company_id, asked_from);
create index unconfirmed_mail_by_time on unconfirmed_mail (company_id, created_at);

alter table outbox_message add column is_fleeting boolean not null default false;
create index outbox_message_fleeting on outbox_message (company_id, created_at) where is_fleeting;
