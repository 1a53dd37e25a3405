import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from '../test-app.ts'

export interface GoingBack {
  /** What stands in the tables and among the files now is what they go back to. */
  readonly keep: () => Promise<void>
  /** Puts every row and every file back as it was kept, whoever changed it. */
  readonly goBack: () => Promise<void>
  /** Whether a row of one of these companies was written, changed or removed since. */
  readonly hasChanged: (companyIds: readonly string[]) => Promise<boolean>
}

/** Lets calls be tried on the same things again and again. The queue of jobs goes on: no call reads it. */
export async function startGoingBack({ owner, directory }: TestApp): Promise<GoingBack> {
  await owner.query(notes)
  const files = join(directory, 'files')
  const kept = join(directory, 'kept-files')
  return {
    keep: async () => {
      await owner.query('truncate kept.change')
      await addMissing(files, kept)
    },
    goBack: async () => {
      await owner.query('select kept.go_back()')
      // Else it would read over all that was ever noted.
      await owner.query('vacuum kept.change')
      await addMissing(kept, files)
    },
    hasChanged: async (companyIds) => {
      const { rows } = await owner.query('select from kept.companies() id where id = any($1) limit 1', [companyIds])
      return rows.length > 0
    },
  }
}

/** A file is never changed: it is there, or it was removed. */
async function addMissing(from: string, to: string): Promise<void> {
  const there = new Set(await namesIn(to))
  for (const name of await namesIn(from))
    if (!there.has(name)) await cp(join(from, name), join(to, name), { recursive: true })
}

const namesIn = async (directory: string) =>
  existsSync(directory) ? await readdir(directory, { recursive: true }) : []

/** Every change of a row is noted, with the row as it was: what is undone is what was done, however much there is. */
const notes = `
  create schema kept;
  create table kept.change (n bigserial primary key, name regclass not null, old_row text, new_row text);

  create function kept.note() returns trigger language plpgsql security definer as $$
  begin
    insert into kept.change (name, old_row, new_row) values (tg_relid,
      case when tg_op <> 'INSERT' then old::text end, case when tg_op <> 'DELETE' then new::text end);
    return null;
  end $$;

  -- What the database works out itself cannot be written.
  create function kept.columns_of(name regclass) returns text language sql stable return
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = name and attnum > 0 and not attisdropped and attgenerated = '');

  -- How a row is found again: by its key, or by all that stands in it where a table has none.
  create function kept.is_it(name regclass) returns text language sql stable return
    coalesce(
      (select '(' || key || ') = (select ' || key || ' from (select ($1::' || name || ').*) r)' from (
         select string_agg(quote_ident(attname), ', ' order by attnum) as key from pg_attribute
         join pg_index on indrelid = attrelid and indisprimary and attnum = any(indkey) where attrelid = name) k),
      't::text = $1');

  -- Calls that nobody waited for, for another of the same test had failed, still write: what is undone under them they
  -- would do again, or wait for with what they hold.
  create function kept.wait_for_others() returns void language plpgsql as $$
  begin
    for turn in 1..500 loop
      exit when not exists (select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_xid is not null);
      perform pg_sleep(0.02), pg_stat_clear_snapshot();
    end loop;
  end $$;

  -- From the last to the first. Nothing is checked or follows from it: what was kept was right.
  create function kept.go_back() returns void language plpgsql set session_replication_role = replica as $$
  declare
    change record;
  begin
    perform kept.wait_for_others();
    for change in with gone as (delete from kept.change returning *) select * from gone order by n desc loop
      if change.new_row is not null then
        execute format('delete from %s t where %s', change.name, kept.is_it(change.name)) using change.new_row;
      end if;
      if change.old_row is not null then
        execute format('insert into %1$s (%2$s) select %2$s from (select ($1::%1$s).*) r',
          change.name, kept.columns_of(change.name)) using change.old_row;
      end if;
    end loop;
  end $$;

  create function kept.companies() returns setof uuid language plpgsql as $$
  declare
    change record;
  begin
    for change in
      select c.name, row from kept.change c join pg_attribute on attrelid = c.name and attname = 'company_id',
        unnest(array[old_row, new_row]) row where row is not null
    loop
      return query execute format('select ($1::%s).company_id', change.name) using change.row;
    end loop;
  end $$;

  do $$
  declare
    name regclass;
  begin
    for name in
      select format('%I.%I', schemaname, tablename)::regclass from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'pgboss', 'kept')
    loop
      execute format(
        'create trigger note after insert or update or delete on %s for each row execute function kept.note()', name);
    end loop;
  end $$;`
