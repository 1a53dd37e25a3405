-- Asked where a session lets nobody in any more: whoever was removed is told so, and not that time has run out.
create function was_removed(member_id uuid) returns boolean language sql stable
  begin atomic
    select exists (
      select from member m where m.company_id = current_company() and m.id = member_id and m.state = 'unregistered');
  end;
