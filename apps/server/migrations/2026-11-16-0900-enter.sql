-- How a member's transaction opens: it becomes their company's, and is told whether the session lives and what it may.
-- One statement, and one plan a connection, for what every call of the studio asks.
create function enter(company text, session_id uuid) returns table (role text, permissions text[]) language plpgsql as $$
begin
  perform set_config('role', 'app', true), set_config('app.company', company, true);
  return query select a.role, a.permissions from admit(session_id) a;
end
$$;
