-- Asked with every call of a member or a key: whether the company has let its plan go unpaid. What it may do then is the call's.
create function is_suspended() returns boolean language sql stable
  return exists (select from subscription where company_id = current_company() and suspended_on is not null);

drop function enter(text, uuid);
create function enter(company text, session_id uuid)
returns table (role text, permissions text[], "isSuspended" boolean) language plpgsql as $$
begin
  perform set_config('role', 'app', true), set_config('app.company', company, true);
  return query select a.role, a.permissions, is_suspended() from admit(session_id) a;
end
$$;
