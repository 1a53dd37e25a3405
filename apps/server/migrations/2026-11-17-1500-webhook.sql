-- Addresses of other systems that are told what happens, and what was sent there.
create table webhook (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  address text not null,
  events text[] not null,
  product_ids uuid[] not null,
  mode text not null,
  state text not null default 'active',
  sealed_secret text not null,
  sealed_former text,
  former_until timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  told_at timestamptz,
  rest_until timestamptz,
  last_delivered_at timestamptz,
  primary key (company_id, id),
  constraint webhook_name unique (company_id, name)
);

create table webhook_delivery (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  webhook_id uuid not null,
  type text not null,
  body text not null,
  state text not null default 'waiting',
  tries integer not null default 0,
  last_tries jsonb not null default '[]',
  due_at timestamptz,
  primary key (company_id, id),
  constraint webhook_delivery_webhook foreign key (company_id, webhook_id)
    references webhook (company_id, id) on delete cascade
);
create index webhook_delivery_of_webhook on webhook_delivery (company_id, webhook_id, created_at);
create index webhook_delivery_of_company on webhook_delivery (company_id, created_at);
create index webhook_delivery_of_state on webhook_delivery (company_id, state, created_at);
create index webhook_delivery_by_state on webhook_delivery (company_id, webhook_id, state, created_at);
create index webhook_delivery_due on webhook_delivery (company_id, due_at) where due_at is not null;
create index webhook_delivery_by_time on webhook_delivery (created_at);
grant select (company_id, id, due_at, created_at) on webhook_delivery to door;
create policy at_the_door on webhook_delivery for select to door using (true);
create policy test_rows on webhook as restrictive to app using (mode = 'test' or not test_only());
