-- Every host that is taken, whatever stands there: one row, over all companies.
create table site_host (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  host text not null,
  kind text not null,
  subject_id uuid not null,
  proof text not null,
  -- Of what stands unproven: when it ends. Nobody has looked at it yet where it is empty.
  unproven_until timestamptz,
  primary key (company_id, id),
  constraint site_host_is_lower_case check (host = lower(host)),
  constraint site_host_ends_unproven check (unproven_until is null or proof = 'unproven')
);
create unique index site_host_host on site_host (host);
create index site_host_of_subject on site_host (company_id, subject_id);

-- What is under the site domain only the configuration knows: the server settles it when it starts.
insert into site_host (id, company_id, host, kind, subject_id, proof)
  select gen_random_uuid(), company_id, host, 'product', id, 'unproven' from mount where state in ('staging', 'live');

-- Before the tenant is known a host leads to what stands there, and says whether it may.
create policy at_the_door on site_host for select to door using (true);
grant select (company_id, host, kind, subject_id, proof, unproven_until) on site_host to door;

-- A name under a proven one was proven by it, and is lost with it.
update domain below set state = 'expired' from domain above
  where above.company_id = below.company_id and above.id = below.parent_id
    and below.state in ('binding', 'success') and above.state not in ('binding', 'success');

-- What a company may know of others where it has proven a name: who stands under it, and what was proven apart from it.
grant select (company_id, name, state) on domain to partner;
grant select (company_id, host, proof) on site_host to partner;
create policy partner_views on domain for select to partner using (state in ('binding', 'success'));
create policy partner_views on site_host for select to partner using (proof <> 'label');

-- The longer of two proven names decides.
create view foreign_host with (security_barrier) as
  select h.company_id, h.host, d.name
  from domain d join site_host h
    on h.company_id <> d.company_id and (h.host = d.name or right(h.host, length(d.name) + 1) = '.' || d.name)
  where d.company_id = current_company() and not exists (
    select from domain o
    where o.company_id = h.company_id and length(o.name) > length(d.name)
      and (h.host = o.name or right(h.host, length(o.name) + 1) = '.' || o.name));

create view ceded_name with (security_barrier) as
  select o.name
  from domain d join domain o on o.company_id <> d.company_id and right(o.name, length(d.name) + 1) = '.' || d.name
  where d.company_id = current_company();

grant create on schema public to partner;
alter view foreign_host owner to partner;
alter view ceded_name owner to partner;
revoke create on schema public from partner;
grant select on foreign_host, ceded_name to app;
