-- Which product a host leads to: what is counted there belongs to it.
grant select (product_id) on mount to door;

-- What servers counted and have not added up yet: each writes rows of its own, so that none waits for another.
create table traffic_note (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  mode text not null,
  hour timestamptz not null,
  page text not null,
  visits integer not null,
  steps integer not null,
  requests integer not null,
  errors integer not null,
  times integer[] not null,
  primary key (company_id, id),
  constraint traffic_note_product foreign key (company_id, product_id) references product (company_id, id)
);

-- The same, added up by the worker.
create table traffic_hour (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  mode text not null,
  hour timestamptz not null,
  page text not null,
  visits integer not null,
  steps integer not null,
  requests integer not null,
  errors integer not null,
  times integer[] not null,
  primary key (company_id, id),
  constraint traffic_hour_once unique (company_id, product_id, mode, page, hour),
  constraint traffic_hour_product foreign key (company_id, product_id) references product (company_id, id)
);
create index traffic_hour_by_time on traffic_hour (company_id, mode, hour);

-- Which pages of a journey an application has got past: each counts once, however often somebody goes back.
create table journey_step (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  application_id uuid not null,
  page text not null,
  primary key (company_id, id),
  constraint journey_step_once unique (company_id, application_id, page)
);
create index journey_step_by_time on journey_step (company_id, created_at);

create index application_by_time on application (company_id, mode, created_at);
create index quote_by_time on quote (company_id, mode, created_at);

-- Moves the notes into their hours. Whoever reads adds both, so that it makes no difference when this runs.
create function add_up_traffic() returns void language sql as $$
  with moved as (delete from traffic_note returning *),
    sums as (
      select product_id, mode, hour, page, sum(visits)::int as visits, sum(steps)::int as steps,
        sum(requests)::int as requests, sum(errors)::int as errors,
        array[sum(times[1]), sum(times[2]), sum(times[3]), sum(times[4]), sum(times[5]),
          sum(times[6]), sum(times[7]), sum(times[8]), sum(times[9]), sum(times[10])]::int[] as times
      from moved group by product_id, mode, hour, page)
  insert into traffic_hour as kept (id, product_id, mode, hour, page, visits, steps, requests, errors, times)
    select gen_random_uuid(), product_id, mode, hour, page, visits, steps, requests, errors, times from sums
    order by product_id, mode, page, hour
    on conflict on constraint traffic_hour_once do update set
      visits = kept.visits + excluded.visits, steps = kept.steps + excluded.steps,
      requests = kept.requests + excluded.requests, errors = kept.errors + excluded.errors,
      times = array(select a + b from unnest(kept.times, excluded.times) as pair (a, b)), updated_at = now()
  $$;

-- What the worker found when it asked a live site for its first page, hour by hour.
create table uptime_hour (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  host text not null,
  hour timestamptz not null,
  checks integer not null,
  failures integer not null,
  primary key (company_id, id),
  constraint uptime_hour_once unique (company_id, product_id, host, hour),
  constraint uptime_hour_product foreign key (company_id, product_id) references product (company_id, id)
);

create table outage (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  host text not null,
  problem text not null,
  checks integer not null default 1,
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  constraint outage_product foreign key (company_id, product_id) references product (company_id, id)
);
-- Of one address at most one is going on.
create unique index outage_open on outage (company_id, host) where ended_at is null;
create index outage_by_time on outage (company_id, product_id, began_at);
