-- What happened, for whoever listens: a type and ids, and who has heard of it. A worker finds what still waits, and what is
-- old, by their times, whosever they are.
create table event (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  type text not null,
  fields jsonb not null,
  heard text[] not null default '{}',
  tries integer not null default 0,
  done_at timestamptz,
  primary key (company_id, id)
);
create index event_waiting on event (company_id, id) where done_at is null;
create index event_left on event (created_at) where done_at is null;
create index event_by_time on event (created_at);
grant select (company_id, id, created_at, done_at, tries) on event to door;
create policy at_the_door on event for select to door using (true);
