create table notification (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  member_id uuid not null,
  kind text not null,
  title text not null,
  source text not null,
  link text,
  read_at timestamptz,
  primary key (company_id, id),
  constraint notification_member foreign key (company_id, member_id) references member (company_id, id)
);
create index notification_of_member on notification (company_id, member_id, created_at);

create table outbox_message (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  channel text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  state text not null default 'queued',
  failure text,
  primary key (company_id, id)
);
create index outbox_message_by_time on outbox_message (company_id, created_at);
