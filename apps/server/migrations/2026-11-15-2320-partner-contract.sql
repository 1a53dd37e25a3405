-- An agreement with a partner is one record that both sides see, by the partner named in it. The names are those of
-- the day it was made.
alter table agreement
  add column partner_id uuid,
  add column company_name text not null default '',
  add column partner_name text not null default '',
  add column partner_signature jsonb,
  add constraint agreement_is_with_another check (partner_id <> company_id);
create index agreement_of_partner on agreement (partner_id);

-- The other side signs it, and changes nothing of what is signed.
create function keep_agreement() returns trigger language plpgsql as $$
  begin
    if new.company_id <> old.company_id or new.partner_id is distinct from old.partner_id
      or new.hash <> old.hash or new.file_id <> old.file_id
      or (current_company() = old.partner_id and new.name <> old.name) then
      raise 'what was agreed to does not change';
    end if;
    return new;
  end
  $$;
create trigger agreement_keeps_what_is_signed before update on agreement
  for each row execute function keep_agreement();

-- What another company owns and only shows to the one that is erased stays with its owner.
create or replace function erase_company_rows() returns integer language plpgsql as $$
declare
  name regclass;
  deleted integer;
  erased integer := 0;
  progress boolean := true;
  waits boolean := true;
begin
  if current_company() is null then raise 'there is no company to erase'; end if;
  while waits loop
    if not progress then raise 'rows of the company refer to each other in a circle'; end if;
    progress := false;
    waits := false;
    for name in
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
      where a.attname = 'company_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname <> 'company' and has_table_privilege(c.oid, 'delete')
    loop
      begin
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
