-- What goes with a mail: the files themselves are kept once, where they belong.
create table outbox_attachment (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  message_id uuid not null,
  file_id uuid not null,
  name text not null,
  primary key (company_id, id),
  constraint outbox_attachment_message foreign key (company_id, message_id)
    references outbox_message (company_id, id) on delete cascade
);
create index outbox_attachment_of_message on outbox_attachment (company_id, message_id, id);
