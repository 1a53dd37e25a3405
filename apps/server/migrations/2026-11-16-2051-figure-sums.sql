-- What was started, quoted and sold, added up by hour and by day where the company is, so that a year is read from some
-- hundred rows however much was sold in it. Written in the transaction of its cause as a note of its own, so that no sale waits
-- for another; the worker adds notes to their sums, and whoever reads adds both.
create table figure_note (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  mode text not null,
  product_id uuid not null,
  plan text not null,
  currency text not null,
  at timestamptz not null,
  counted integer not null,
  net_minor bigint not null,
  commission_minor bigint not null,
  fee_minor bigint not null,
  tax_minor bigint not null,
  gross_minor bigint not null,
  primary key (company_id, id)
);
-- Whose notes wait is all that is known outside of a company.
grant select (company_id) on figure_note to door;
create policy at_the_door on figure_note for select to door using (true);

create table figure_sum (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  step text not null,
  kind text not null,
  mode text not null,
  product_id uuid not null,
  plan text not null,
  currency text not null,
  at timestamptz not null,
  counted integer not null,
  net_minor bigint not null,
  commission_minor bigint not null,
  fee_minor bigint not null,
  tax_minor bigint not null,
  gross_minor bigint not null,
  primary key (company_id, id),
  constraint figure_sum_once unique (company_id, step, mode, at, kind, product_id, plan, currency)
);

-- What the figures are of, from the records themselves. Somebody who is quoted five times counts once: the first time.
create function figure_records(since timestamptz, until timestamptz) returns table (
    company_id uuid, kind text, mode text, product_id uuid, plan text, currency text, at timestamptz, counted integer,
    net_minor bigint, commission_minor bigint, fee_minor bigint, tax_minor bigint, gross_minor bigint)
  language sql stable as $$
  select a.company_id, 'start', a.mode, r.product_id, '', '', a.created_at, 1, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
    from application a join release r on r.company_id = a.company_id and r.id = a.release_id
    where a.created_at >= since and a.created_at < until
  union all
  select q.company_id, 'quote', q.mode, r.product_id, '', '', q.created_at, 1, 0, 0, 0, 0, 0
    from quote q join release r on r.company_id = q.company_id and r.id = q.release_id
    where q.created_at >= since and q.created_at < until and not exists (
      select from quote earlier where earlier.company_id = q.company_id and earlier.application_id = q.application_id
        and (earlier.created_at, earlier.id) < (q.created_at, q.id))
  union all
  select p.company_id, 'sale', p.mode, p.product_id, p.plan, p.currency, p.issued_at, 1,
      p.net_minor, p.commission_minor, p.fee_minor, p.tax_minor, p.gross_minor
    from policy p where p.issued_at >= since and p.issued_at < until
  $$;

create function note_sale() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into figure_note (id, company_id, kind, mode, product_id, plan, currency, at, counted,
        net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
      values (gen_random_uuid(), old.company_id, 'sale', old.mode, old.product_id, old.plan, old.currency, old.issued_at, -1,
        -old.net_minor, -old.commission_minor, -old.fee_minor, -old.tax_minor, -old.gross_minor);
  end if;
  insert into figure_note (id, company_id, kind, mode, product_id, plan, currency, at, counted,
      net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
    values (gen_random_uuid(), new.company_id, 'sale', new.mode, new.product_id, new.plan, new.currency, new.issued_at, 1,
      new.net_minor, new.commission_minor, new.fee_minor, new.tax_minor, new.gross_minor);
  return null;
end
$$;
create trigger note_figure after insert
  or update of mode, product_id, plan, currency, issued_at, net_minor, commission_minor, fee_minor, tax_minor, gross_minor
  on policy for each row execute function note_sale();

-- Of an application and its first quote; `tg_argv[0]` says which of the two it is.
create function note_visitor() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into figure_note (id, company_id, kind, mode, product_id, plan, currency, at, counted,
        net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
      select gen_random_uuid(), old.company_id, tg_argv[0], old.mode, product_id, '', '', old.created_at, -1, 0, 0, 0, 0, 0
      from release where company_id = old.company_id and id = old.release_id;
  end if;
  insert into figure_note (id, company_id, kind, mode, product_id, plan, currency, at, counted,
      net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
    select gen_random_uuid(), new.company_id, tg_argv[0], new.mode, product_id, '', '', new.created_at, 1, 0, 0, 0, 0, 0
    from release where company_id = new.company_id and id = new.release_id;
  return null;
end
$$;
create trigger note_figure after insert or update of mode, release_id, created_at on application
  for each row execute function note_visitor('start');

create function is_first_quote(uuid, uuid, uuid) returns boolean language sql stable
  return not exists (select from quote where company_id = $1 and application_id = $2 and id <> $3);
create trigger note_figure after insert or update of mode, release_id, created_at on quote
  for each row when (is_first_quote(new.company_id, new.application_id, new.id)) execute function note_visitor('quote');

-- Adds notes to their sums, so many at a time, and answers how many there were.
-- A company that changes its time zone and this take turns: days must begin at one time for all sums.
create function add_up_figures(most integer) returns integer language plpgsql as $$
declare
  zone text;
  many integer;
begin
  select time_zone into zone from company where company_id = current_company() for share;
  with moved as (
      delete from figure_note where company_id = current_company() and id = any(array(
        select id from figure_note where company_id = current_company() limit most for update skip locked)) returning *),
    added as (
      insert into figure_sum as kept (id, step, kind, mode, product_id, plan, currency, at, counted,
          net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
        select gen_random_uuid(), step, kind, mode, product_id, plan, currency, date_trunc(step, at, zone), sum(counted),
          sum(net_minor), sum(commission_minor), sum(fee_minor), sum(tax_minor), sum(gross_minor)
        from moved, (values ('hour'), ('day')) as steps (step)
        group by step, kind, mode, product_id, plan, currency, date_trunc(step, at, zone)
        order by 2, 3, 4, 5, 6, 7, 8
        on conflict on constraint figure_sum_once do update set counted = kept.counted + excluded.counted,
          net_minor = kept.net_minor + excluded.net_minor, commission_minor = kept.commission_minor + excluded.commission_minor,
          fee_minor = kept.fee_minor + excluded.fee_minor, tax_minor = kept.tax_minor + excluded.tax_minor,
          gross_minor = kept.gross_minor + excluded.gross_minor, updated_at = now())
  select count(*) into many from moved;
  return many;
end
$$;

-- The sums as the records have them; of all companies where none is named.
create function summed_records(wanted uuid) returns table (id uuid, company_id uuid, step text, kind text, mode text,
    product_id uuid, plan text, currency text, at timestamptz, counted bigint,
    net_minor numeric, commission_minor numeric, fee_minor numeric, tax_minor numeric, gross_minor numeric)
  language sql stable as $$
  select gen_random_uuid(), f.company_id, step, kind, mode, product_id, plan, currency, date_trunc(step, at, c.time_zone),
      sum(counted), sum(net_minor), sum(commission_minor), sum(fee_minor), sum(tax_minor), sum(gross_minor)
    from figure_records('-infinity', 'infinity') f join company c on c.company_id = f.company_id,
      (values ('hour'), ('day')) as steps (step)
    where wanted is null or f.company_id = wanted
    group by f.company_id, step, kind, mode, product_id, plan, currency, date_trunc(step, at, c.time_zone)
  $$;
insert into figure_sum (id, company_id, step, kind, mode, product_id, plan, currency, at, counted,
    net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
  select * from summed_records(null);

-- For a company whose days begin at another time from now on. One statement, one moment: what is sold meanwhile is either
-- among the records and its note gone, or neither.
create function add_up_again() returns trigger language plpgsql as $$
begin
  delete from figure_sum where company_id = new.company_id;
  with gone as (delete from figure_note where company_id = new.company_id)
    insert into figure_sum (id, company_id, step, kind, mode, product_id, plan, currency, at, counted,
        net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
      select * from summed_records(new.company_id);
  return null;
end
$$;
create trigger days_begin_elsewhere after update of time_zone on company
  for each row when (old.time_zone <> new.time_zone) execute function add_up_again();

-- What there was within a time, in pieces that each lie within one hour, or within one day where days are enough: whole
-- days and hours from their sums and the notes, and what is cut through at both ends from the records.
create function figure_pieces(of_mode text, of_product uuid, since timestamptz, until timestamptz, zone text, by_hour boolean)
  returns table (kind text, product_id uuid, plan text, currency text, at timestamptz, counted integer,
    net_minor bigint, commission_minor bigint, fee_minor bigint, tax_minor bigint, gross_minor bigint)
  language plpgsql stable as $$
#variable_conflict use_column
declare
  first_hour timestamptz := date_trunc('hour', since, zone);
  end_hour timestamptz := date_trunc('hour', until, zone);
  first_day timestamptz := date_trunc('day', since, zone);
  end_day timestamptz := date_trunc('day', until, zone);
begin
  if first_hour < since then first_hour := first_hour + interval '1 hour'; end if;
  if first_day < since then first_day := (date_trunc('day', since at time zone zone) + interval '1 day') at time zone zone; end if;
  if first_hour > end_hour then
    first_hour := until;
    end_hour := until;
  end if;
  if by_hour or first_day >= end_day then
    first_day := end_hour;
    end_day := end_hour;
  end if;
  return query
    select s.kind, s.product_id, s.plan, s.currency, s.at, s.counted,
        s.net_minor, s.commission_minor, s.fee_minor, s.tax_minor, s.gross_minor
      from figure_sum s where s.step = 'day' and s.mode = of_mode and s.at >= first_day and s.at < end_day
        and (of_product is null or s.product_id = of_product)
    union all
    select s.kind, s.product_id, s.plan, s.currency, s.at, s.counted,
        s.net_minor, s.commission_minor, s.fee_minor, s.tax_minor, s.gross_minor
      from figure_sum s, (values (first_hour, first_day), (end_day, end_hour)) as edge (since, until)
      where s.step = 'hour' and s.mode = of_mode and s.at >= edge.since and s.at < edge.until
        and (of_product is null or s.product_id = of_product)
    union all
    select n.kind, n.product_id, n.plan, n.currency, n.at, n.counted,
        n.net_minor, n.commission_minor, n.fee_minor, n.tax_minor, n.gross_minor
      from figure_note n where n.mode = of_mode and n.at >= first_hour and n.at < end_hour
        and (of_product is null or n.product_id = of_product)
    union all
    select r.kind, r.product_id, r.plan, r.currency, r.at, r.counted,
        r.net_minor, r.commission_minor, r.fee_minor, r.tax_minor, r.gross_minor
      from figure_records(since, first_hour) r where r.mode = of_mode and (of_product is null or r.product_id = of_product)
    union all
    select r.kind, r.product_id, r.plan, r.currency, r.at, r.counted,
        r.net_minor, r.commission_minor, r.fee_minor, r.tax_minor, r.gross_minor
      from figure_records(end_hour, until) r where r.mode = of_mode and (of_product is null or r.product_id = of_product);
end
$$;
