-- Other systems that journeys ask, and every run of such a call.
create table connector (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  definition jsonb not null,
  state text not null default 'draft',
  sealed_secret text,
  secret_hint text,
  primary key (company_id, id),
  constraint connector_name unique (company_id, name)
);

create table connector_task (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  connector_id uuid not null,
  cause text not null,
  state text not null,
  status integer,
  problem text,
  took_ms integer not null,
  request jsonb not null,
  excerpt text not null,
  retried jsonb,
  primary key (company_id, id),
  constraint connector_task_connector foreign key (company_id, connector_id)
    references connector (company_id, id) on delete cascade
);
create index connector_task_of_connector on connector_task (company_id, connector_id, created_at);
create index connector_task_of_company on connector_task (company_id, created_at);
create index connector_task_of_state on connector_task (company_id, state, created_at);
create index connector_task_by_state on connector_task (company_id, connector_id, state, created_at);
create index connector_task_by_time on connector_task (created_at);
grant select (company_id, id, connector_id, created_at) on connector_task to door;
create policy at_the_door on connector_task for select to door using (true);
