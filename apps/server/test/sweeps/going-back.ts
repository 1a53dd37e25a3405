import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { TestApp } from '../test-app.ts'

export interface GoingBack {
  /** What stands in the tables and among the files now is what they go back to. */
  readonly keep: () => Promise<void>
  /** Puts every row and every file back as it was kept, whoever changed it. */
  readonly goBack: () => Promise<void>
}

/** Lets calls be tried on the same things again and again. The queue of jobs goes on: no call reads it. */
export async function startGoingBack({ owner, directory }: TestApp): Promise<GoingBack> {
  await owner.query(copies)
  const files = join(directory, 'files')
  const kept = join(directory, 'kept-files')
  return {
    keep: async () => {
      await owner.query('select kept.keep()')
      await addMissing(files, kept)
    },
    goBack: async () => {
      await owner.query('select kept.go_back()')
      await addMissing(kept, files)
    },
  }
}

/** A file is never changed: it is there, or it was removed. */
async function addMissing(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const place = join(to, relative(from, entry.parentPath))
    if (!entry.isFile() || existsSync(join(place, entry.name))) continue
    await mkdir(place, { recursive: true })
    await copyFile(join(entry.parentPath, entry.name), join(place, entry.name))
  }
}

/** A copy of every table, and a note of each that was written to, which is all that has to be compared. */
const copies = `
  create schema kept;
  create table kept.touched (name regclass);

  create function kept.touch() returns trigger language plpgsql security definer as $$
  begin
    insert into kept.touched values (tg_relid);
    return null;
  end $$;

  create function kept.copy_of(name regclass) returns text language sql stable return
    (select format('kept.%I', nspname || '.' || relname)
     from pg_class c join pg_namespace n on n.oid = relnamespace where c.oid = name);

  create function kept.take_touched() returns setof regclass language sql
    begin atomic
      with taken as (delete from kept.touched returning name) select distinct name from taken;
    end;

  -- What tells whether a row is there as it was. A table without \`updated_at\` only grows: its rows never change.
  create function kept.sign_of(name regclass) returns text language sql stable return
    (select case when 'id' = any(columns) and 'updated_at' <> all(columns) then '.id' else '::text' end
     from (select array_agg(attname::text) as columns from pg_attribute where attrelid = name) a);

  -- What the database works out itself cannot be written.
  create function kept.columns_of(name regclass) returns text language sql stable return
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = name and attnum > 0 and not attisdropped and attgenerated = '');

  -- Nothing is checked or follows from it: what was kept was right.
  create function kept.make_like(target text, model text, sign text, columns text) returns void language plpgsql
    set session_replication_role = replica as $$
  begin
    execute format('delete from %1$s t where t%3$s not in (select m%3$s from %2$s m)', target, model, sign);
    execute format(
      'insert into %1$s (%4$s) select %4$s from %2$s m where m%3$s not in (select t%3$s from %1$s t)',
      target, model, sign, columns);
  end $$;

  create function kept.keep() returns void language sql
    begin atomic
      select kept.make_like(kept.copy_of(name), name::text, kept.sign_of(name), kept.columns_of(name)) from kept.take_touched() name;
    end;

  create function kept.go_back() returns void language sql
    begin atomic
      select kept.make_like(name::text, kept.copy_of(name), kept.sign_of(name), kept.columns_of(name)) from kept.take_touched() name;
    end;

  do $$
  declare
    name regclass;
  begin
    for name in
      select format('%I.%I', schemaname, tablename)::regclass from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'pgboss', 'kept')
    loop
      execute format('create table %s (like %s including generated)', kept.copy_of(name), name);
      execute format('insert into %1$s (%3$s) select %3$s from %2$s', kept.copy_of(name), name, kept.columns_of(name));
      execute format(
        'create trigger touch after insert or update or delete on %s for each statement execute function kept.touch()',
        name);
    end loop;
  end $$;`
