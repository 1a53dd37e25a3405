-- A release is numbered within its product; where it can be reached, and how long, is its mounts' affair.
alter table release add column version integer;
update release r set version = n.version
  from (select company_id, id, row_number() over (partition by company_id, product_id order by created_at, id) as version
        from release) n
  where n.company_id = r.company_id and n.id = r.id;
alter table release
  alter column version set not null,
  add constraint release_version unique (company_id, product_id, version);

-- A mount is one stay of a release at an address, and is kept when it ends.
alter table mount
  add column product_id uuid,
  add column state text,
  add column mounted_at timestamptz,
  add column mounted_by uuid,
  add column ended_at timestamptz,
  add column expires_at timestamptz,
  add column is_auto_renewed boolean not null default false,
  add column password_hash text,
  add column password_changes integer not null default 0;
update mount m set product_id = r.product_id, state = case m.mode when 'live' then 'live' else 'staging' end,
    mounted_at = m.updated_at, expires_at = r.expires_at
  from release r where r.company_id = m.company_id and r.id = m.release_id;
alter table mount
  alter column product_id set not null,
  alter column state set not null,
  alter column mounted_at set not null,
  alter column expires_at set not null,
  drop constraint mount_host,
  add constraint mount_product foreign key (company_id, product_id) references product (company_id, id);
-- One address leads to one product, whatever the company.
create unique index mount_host on mount (host) where state in ('staging', 'live');
create index mount_of_product on mount (company_id, product_id);
grant select (id, state) on mount to door;
alter table release drop column state, drop column published_at, drop column expires_at;

-- What happened at an address: who did it, when, and what changed.
create table mount_event (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  mount_id uuid not null,
  host text not null,
  what text not null,
  version integer not null,
  actor_id uuid not null,
  approved_by uuid,
  changes text[] not null,
  primary key (company_id, id)
);
create index mount_event_at on mount_event (company_id, host, created_at);

create table schedule_event (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  kind text not null,
  host text not null,
  product_id uuid not null,
  release_id uuid,
  local_time text not null,
  time_zone text not null,
  at timestamptz not null,
  state text not null default 'scheduled',
  done_at timestamptz,
  problem text,
  asked_by uuid not null,
  approved_by uuid,
  primary key (company_id, id),
  constraint schedule_event_product foreign key (company_id, product_id) references product (company_id, id),
  constraint schedule_event_release foreign key (company_id, release_id) references release (company_id, id)
);
create index schedule_event_at on schedule_event (company_id, at);

create table publish_request (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  host text not null,
  product_id uuid not null,
  release_id uuid not null,
  local_time text,
  name text,
  changes text[] not null,
  state text not null default 'pending',
  asked_by uuid not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  primary key (company_id, id),
  constraint publish_request_product foreign key (company_id, product_id) references product (company_id, id),
  constraint publish_request_release foreign key (company_id, release_id) references release (company_id, id)
);
create unique index publish_request_pending on publish_request (company_id, host) where state = 'pending';

-- How a company publishes; without a row nobody has chosen yet.
create table publish_setting (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  needs_approval boolean not null,
  primary key (company_id, id),
  constraint publish_setting_once unique (company_id)
);

-- Which brokers see a product; without a row those bound to the company.
create table product_access (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  access text not null,
  primary key (company_id, id),
  constraint product_access_once unique (company_id, product_id),
  constraint product_access_product foreign key (company_id, product_id) references product (company_id, id)
);
