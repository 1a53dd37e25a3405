create table custom_role (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  description text not null,
  permissions text[] not null,
  primary key (company_id, id)
);
create unique index custom_role_name on custom_role (company_id, lower(name));

create table member_group (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  primary key (company_id, id)
);
create unique index member_group_name on member_group (company_id, lower(name));

alter table member
  add column custom_role_id uuid,
  add column group_id uuid,
  add column access_ends_at timestamptz,
  add column erased_at timestamptz,
  add constraint member_custom_role foreign key (company_id, custom_role_id) references custom_role (company_id, id),
  add constraint member_group_of_member foreign key (company_id, group_id) references member_group (company_id, id);

create table invitation (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text not null,
  name text not null,
  role text not null,
  custom_role_id uuid,
  group_id uuid,
  state text not null default 'pending',
  token_hash text not null,
  invited_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  member_id uuid,
  primary key (company_id, id),
  constraint invitation_email_is_lower_case check (email = lower(email)),
  constraint invitation_custom_role foreign key (company_id, custom_role_id) references custom_role (company_id, id),
  constraint invitation_group foreign key (company_id, group_id) references member_group (company_id, id),
  constraint invitation_inviter foreign key (company_id, invited_by) references member (company_id, id),
  constraint invitation_member foreign key (company_id, member_id) references member (company_id, id)
);
create unique index invitation_open on invitation (company_id, email) where state in ('pending', 'confirmed');

-- A member's own list comes first, then their custom role's; a trial user's access ends by itself.
create or replace function admit(session_id uuid) returns table (role text, permissions text[]) language sql stable
  begin atomic
    select m.role, coalesce(m.permissions, r.permissions)
    from session s
      join member m on m.id = s.member_id and m.company_id = s.company_id
      left join custom_role r on r.id = m.custom_role_id and r.company_id = m.company_id
    where s.company_id = current_company() and s.id = session_id
      and s.ended_at is null and s.expires_at > now() and m.state = 'registered'
      and (m.access_ends_at is null or m.access_ends_at > now());
  end;
