create table api_key (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  hint text not null,
  secret_hash text not null,
  permissions text[] not null,
  made_by uuid not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (company_id, id)
);

-- Asked at the start of every call made with a key: what it was given, and what whoever made it may do now.
create function admit_key(key_id uuid, given_hash text)
returns table (role text, permissions text[], scope text[], "memberId" uuid) language sql stable
  begin atomic
    select m.role, coalesce(m.permissions, r.permissions), k.permissions, m.id
    from api_key k
      join company c on c.company_id = k.company_id
      join member m on m.id = k.made_by and m.company_id = k.company_id
      left join custom_role r on r.id = m.custom_role_id and r.company_id = m.company_id
    where k.company_id = current_company() and k.id = key_id and k.secret_hash = given_hash
      and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      and m.state = 'registered' and (m.access_ends_at is null or m.access_ends_at > now())
      and (c.trial_ends_at is null or c.trial_ends_at > now());
  end;

-- A trial ends for who is signed in too, at their next call.
create or replace function admit(session_id uuid) returns table (role text, permissions text[]) language sql stable
  begin atomic
    select m.role, coalesce(m.permissions, r.permissions)
    from session s
      join company c on c.company_id = s.company_id
      join member m on m.id = s.member_id and m.company_id = s.company_id
      left join custom_role r on r.id = m.custom_role_id and r.company_id = m.company_id
    where s.company_id = current_company() and s.id = session_id
      and s.ended_at is null and s.expires_at > now() and m.state = 'registered'
      and (m.access_ends_at is null or m.access_ends_at > now())
      and (c.trial_ends_at is null or c.trial_ends_at > now());
  end;
