create table product (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  description text not null,
  type text not null,
  line text not null,
  country text not null,
  currency text not null,
  languages text[] not null,
  time_zone text not null,
  state text not null default 'draft',
  revision integer not null default 1,
  body jsonb,
  shell jsonb,
  primary key (company_id, id)
);
create unique index product_name on product (company_id, name) where state <> 'trash';

create table policy_number (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  prefixes text[] not null,
  symbol text,
  length integer not null,
  start_count bigint not null,
  end_number bigint not null,
  suffixes text[] not null,
  start_date date,
  end_date date,
  min_count bigint,
  max_count bigint,
  used_count bigint not null default 0,
  test_used_count bigint not null default 0,
  primary key (company_id, id),
  constraint policy_number_name unique (company_id, name),
  constraint policy_number_within_limit check (used_count <= end_number - start_count + 1 and used_count <= coalesce(max_count, used_count))
);

-- Which design the policies of a product are numbered by.
create table numbered_product (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  policy_number_id uuid not null,
  primary key (company_id, id),
  constraint numbered_product_once unique (company_id, product_id),
  constraint numbered_product_product foreign key (company_id, product_id) references product (company_id, id),
  constraint numbered_product_design foreign key (company_id, policy_number_id) references policy_number (company_id, id)
);

create table release (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  state text not null default 'made',
  content_hash text not null,
  program_hash text not null,
  content jsonb not null,
  artefact bytea not null,
  published_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, id),
  constraint release_product foreign key (company_id, product_id) references product (company_id, id),
  -- The same content is the same release: published again it is only mounted again.
  constraint release_content unique (company_id, product_id, content_hash)
);

create table mount (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  host text not null,
  release_id uuid not null,
  mode text not null,
  primary key (company_id, id),
  constraint mount_release foreign key (company_id, release_id) references release (company_id, id),
  -- One address leads to one product, whatever the company.
  constraint mount_host unique (host),
  constraint mount_host_is_lower_case check (host = lower(host))
);

-- Before the tenant is known a host leads to what is mounted there, and to nothing else.
create policy at_the_door on mount for select to door using (true);
grant select (company_id, host, release_id, mode) on mount to door;
