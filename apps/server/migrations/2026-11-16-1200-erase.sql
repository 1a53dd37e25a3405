-- Takes out what a company has, also what the server may only add to: for nothing but an account that was given up.
-- Nobody signs in as it and the server cannot become it: it owns the one function that erases.
do $$
begin
  if not exists (select from pg_roles where rolname = 'eraser') then create role eraser nologin; end if;
  execute format('grant eraser to %I', current_user);
end
$$;
grant select (company_id, deactivated_at) on company to eraser;
create policy eraser_looks on company for select to eraser using (company_id = current_company());

create or replace function erase_company_rows() returns integer language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  name regclass;
  deleted integer;
  erased integer := 0;
  progress boolean := true;
  waits boolean := true;
begin
  if not exists (select from company where company_id = current_company() and deactivated_at is not null) then
    raise 'there is no company to erase';
  end if;
  while waits loop
    if not progress then raise 'rows of the company refer to each other in a circle'; end if;
    progress := false;
    waits := false;
    for name in
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
      where a.attname = 'company_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and has_table_privilege(c.oid, 'delete')
    loop
      begin
        -- What another company owns and only shows to the one that is erased stays with its owner.
        execute format('delete from %s where company_id = current_company()', name);
        get diagnostics deleted = row_count;
        erased := erased + deleted;
        progress := progress or deleted > 0;
      exception when foreign_key_violation then
        waits := true;
      end;
    end loop;
  end loop;
  return erased;
end
$$;
revoke execute on function erase_company_rows() from public;
grant execute on function erase_company_rows() to app;
grant create on schema public to eraser;
alter function erase_company_rows() owner to eraser;
revoke create on schema public from eraser;
