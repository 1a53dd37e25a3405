create table company (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  business_type text not null,
  payment_mode text not null,
  country text not null,
  time_zone text not null,
  theme_colour text,
  reference_number text not null,
  primary key (company_id, id),
  constraint company_is_its_tenant check (id = company_id),
  constraint company_reference_number unique (reference_number)
);

create table stored_file (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  member_id uuid not null,
  purpose text not null,
  name text not null,
  type text not null,
  bytes integer not null,
  primary key (company_id, id)
);

create table member (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text not null,
  name text not null,
  title text not null default '',
  role text not null,
  permissions text[],
  state text not null default 'registered',
  password_hash text,
  avatar_file_id uuid,
  is_any_device_trusted boolean not null default false,
  failed_sign_ins integer not null default 0,
  rests_until timestamptz,
  primary key (company_id, id),
  -- One address, one account, whatever the company: it is how a person signs in.
  constraint member_email unique (email),
  constraint member_email_is_lower_case check (email = lower(email)),
  constraint member_avatar foreign key (company_id, avatar_file_id) references stored_file (company_id, id)
);

-- Before the tenant is known an address leads to its account, and to nothing else of it.
create policy at_the_door on member for select to door using (true);
grant select (id, company_id, email) on member to door;

create table device (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  member_id uuid not null,
  key_hash text not null,
  primary key (company_id, id),
  constraint device_member foreign key (company_id, member_id) references member (company_id, id),
  constraint device_key unique (company_id, member_id, key_hash)
);

create table session (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  member_id uuid not null,
  device_id uuid not null,
  refresh_hash text not null,
  address text not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  constraint session_member foreign key (company_id, member_id) references member (company_id, id),
  constraint session_device foreign key (company_id, device_id) references device (company_id, id)
);
create index session_of_member on session (company_id, member_id);

create table one_time_code (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  member_id uuid not null,
  purpose text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, id),
  constraint one_time_code_member foreign key (company_id, member_id) references member (company_id, id)
);
create index one_time_code_of_member on one_time_code (company_id, member_id, created_at);

-- Asked at the start of every call: is the session alive, and what may its member do now.
create function admit(session_id uuid) returns table (role text, permissions text[]) language sql stable
  begin atomic
    select m.role, m.permissions from session s join member m on m.id = s.member_id and m.company_id = s.company_id
    where s.company_id = current_company() and s.id = session_id
      and s.ended_at is null and s.expires_at > now() and m.state = 'registered';
  end;
