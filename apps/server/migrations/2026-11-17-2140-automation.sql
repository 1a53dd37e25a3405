-- What is sent by itself when something happens, when, and what came of each.
create table automation_action (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  trigger text not null,
  channel text not null,
  delay_hours integer not null,
  product_id uuid,
  template_id uuid,
  is_on boolean not null default true,
  standard_of text,
  primary key (company_id, id),
  constraint automation_action_standard unique (company_id, standard_of),
  constraint automation_action_product foreign key (company_id, product_id)
    references product (company_id, id) on delete cascade
);
create index automation_action_by_trigger on automation_action (company_id, trigger);
create index automation_action_by_time on automation_action (company_id, created_at);

create table automation_run (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  action_id uuid not null,
  event_id uuid not null,
  trigger text not null,
  channel text not null,
  fields jsonb not null,
  raised_at timestamptz not null,
  state text not null default 'waiting',
  reason text,
  sent_to integer not null default 0,
  due_at timestamptz,
  settled_at timestamptz,
  primary key (company_id, id),
  constraint automation_run_once unique (company_id, action_id, event_id)
);
create index automation_run_of_company on automation_run (company_id, created_at);
create index automation_run_of_state on automation_run (company_id, state, created_at);
create index automation_run_of_trigger on automation_run (company_id, trigger, created_at);
create index automation_run_due on automation_run (company_id, due_at) where due_at is not null;
create index automation_run_by_time on automation_run (created_at);
grant select (company_id, id, due_at, created_at) on automation_run to door;
create policy at_the_door on automation_run for select to door using (true);

create table automation_setting (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  quiet_from text,
  quiet_until text,
  hour timestamptz,
  mails_this_hour integer not null default 0,
  texts_this_hour integer not null default 0,
  primary key (company_id, id),
  constraint automation_setting_once unique (company_id)
);

alter table outbox_message add column sender text;
