alter table api_key add column mode text not null default 'live', add column uses bigint not null default 0;

-- Asked at the start of every call made with a key: what it is, what it was given, and what whoever made it may do now.
drop function admit_key(uuid, text);
create function admit_key(key_id uuid, given_hash text)
returns table (role text, permissions text[], scope text[], "memberId" uuid, mode text) language sql stable
  begin atomic
    select m.role, coalesce(m.permissions, r.permissions), k.permissions, m.id, k.mode
    from api_key k
      join company c on c.company_id = k.company_id
      join member m on m.id = k.made_by and m.company_id = k.company_id
      left join custom_role r on r.id = m.custom_role_id and r.company_id = m.company_id
    where k.company_id = current_company() and k.id = key_id and k.secret_hash = given_hash
      and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      and m.state = 'registered' and (m.access_ends_at is null or m.access_ends_at > now())
      and c.deactivated_at is null and (c.trial_ends_at is null or c.trial_ends_at > now());
  end;

-- Whether the transaction is a test key's.
create function test_only() returns boolean language sql stable
  return coalesce(current_setting('app.test_only', true), '') = 'on';

-- To it what was sold live is not there, wherever it is asked for.
create policy test_rows on application as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on quote as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on payment as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on policy as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on customer as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on transaction as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on referral as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on vehicle_approval as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on resold_policy as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on figure_note as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on figure_sum as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on traffic_note as restrictive to app using (mode = 'test' or not test_only());
create policy test_rows on traffic_hour as restrictive to app using (mode = 'test' or not test_only());
-- Where a product is live anybody can see, and staging must know it; it is not moved from there.
create policy test_rows on mount as restrictive for update to app using (mode = 'test' or not test_only());
