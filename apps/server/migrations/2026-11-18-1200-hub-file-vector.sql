-- What the passages of a version mean, as numbers, one passage behind the other. By gte-small-fp32-1: another model comes
-- with a migration that makes all of them due again.
create table hub_file_vector (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hub_file_version_id uuid not null,
  model text not null default '',
  vectors bytea not null default '',
  due_at timestamptz,
  primary key (company_id, id),
  constraint hub_file_vector_once unique (company_id, hub_file_version_id),
  constraint hub_file_vector_version foreign key (company_id, hub_file_version_id)
    references hub_file_version (company_id, id) on delete cascade
);
create index hub_file_vector_due on hub_file_vector (company_id, due_at);
grant select (company_id, id, due_at) on hub_file_vector to door;
create policy at_the_door on hub_file_vector for select to door using (true);

insert into hub_file_vector (id, company_id, hub_file_version_id, due_at)
select gen_random_uuid(), company_id, id, now() from hub_file_version;
