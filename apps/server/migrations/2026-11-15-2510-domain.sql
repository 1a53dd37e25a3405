create table domain (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  token text not null,
  -- A name under a proven one needs no proof of its own.
  parent_id uuid,
  state text not null default 'apply',
  found jsonb not null,
  checked_at timestamptz,
  is_auto_renewed boolean not null default true,
  certificate text,
  sealed_key text,
  certificate_ends_at timestamptz,
  certificate_problem text,
  challenge_token text,
  challenge_answer text,
  primary key (company_id, id),
  constraint domain_name_is_lower_case check (name = lower(name))
);
create unique index domain_of_company on domain (company_id, name) where state <> 'released';
-- A name is proven by one company.
create unique index domain_name on domain (name) where state in ('binding', 'success');
create index domain_by_name on domain (name);

-- Before the tenant is known a name leads to whose it is, and whether it ever was anybody's.
create policy at_the_door on domain for select to door using (true);
grant select (company_id, id, name, state) on domain to door;
