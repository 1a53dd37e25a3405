-- Roles belong to the whole cluster: another database may have made them already.
do $$
begin
  -- Takes and finishes jobs of all companies, and can read no table of theirs.
  if not exists (select from pg_roles where rolname = 'worker') then create role worker nologin; end if;
  if not pg_has_role('server', 'worker', 'member') then grant worker to server; end if;
  -- Where one login is both owner and server, it takes the role too. Where somebody else made the role, that
  -- somebody grants it.
  if not pg_has_role(current_user, 'worker', 'member') then execute format('grant worker to %I', current_user); end if;
exception
  when insufficient_privilege then raise notice 'role worker is not ours to grant';
end
$$;

create table job_progress (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  job text not null,
  member_id uuid,
  state text not null default 'running',
  steps jsonb not null,
  primary key (company_id, id)
);
