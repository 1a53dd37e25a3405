-- What a company's app knows of its products, and who asks it.
create table app_group (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  primary key (company_id, id)
);
create unique index app_group_name on app_group (company_id, lower(name));

create table app_member (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  email text not null,
  group_id uuid,
  is_admin boolean not null default false,
  state text not null default 'invited',
  token_hash text not null,
  link_sent_at timestamptz not null,
  link_ends_at timestamptz not null,
  last_seen_at timestamptz,
  questions integer not null default 0,
  primary key (company_id, id),
  constraint app_member_email unique (company_id, email),
  constraint app_member_email_is_lower_case check (email = lower(email)),
  constraint app_member_group foreign key (company_id, group_id) references app_group (company_id, id)
);
create index app_member_by_name on app_member (company_id, name, id);
create index app_member_by_state on app_member (company_id, state, id);
create index app_member_by_last_seen on app_member (company_id, last_seen_at, id);
create index app_member_by_time on app_member (company_id, created_at, id);
create index app_member_of_group on app_member (company_id, group_id, id);
create index app_member_admin on app_member (company_id, id) where is_admin;

create table app_session (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  member_id uuid not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  constraint app_session_member foreign key (company_id, member_id) references app_member (company_id, id) on delete cascade
);
create index app_session_of_member on app_session (company_id, member_id, expires_at);

-- Whether a session of the app lives, and its owner may still come in.
create function admit_app_member(session_id uuid) returns table ("memberId" uuid) language sql stable
  begin atomic
    select m.id
    from app_session s
      join company c on c.company_id = s.company_id
      join app_member m on m.id = s.member_id and m.company_id = s.company_id
    where s.company_id = current_company() and s.id = session_id
      and s.ended_at is null and s.expires_at > now() and m.state = 'active'
      and c.deactivated_at is null and (c.trial_ends_at is null or c.trial_ends_at > now());
  end;

create table hub_folder (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_name text not null,
  display_name text not null,
  description text not null,
  cover_file_id uuid,
  state text not null default 'draft',
  deleted_on timestamptz,
  due_at timestamptz,
  primary key (company_id, id),
  constraint hub_folder_cover foreign key (company_id, cover_file_id) references stored_file (company_id, id)
);
create unique index hub_folder_product_name on hub_folder (company_id, lower(product_name));
create index hub_folder_by_product_name on hub_folder (company_id, product_name, id);
create index hub_folder_by_state on hub_folder (company_id, state, id);
create index hub_folder_by_time on hub_folder (company_id, created_at, id);
create index hub_folder_by_change on hub_folder (company_id, updated_at, id);
create index hub_folder_due on hub_folder (company_id, due_at);
create index hub_folder_of_cover on hub_folder (company_id, cover_file_id);
grant select (company_id, id, due_at) on hub_folder to door;
create policy at_the_door on hub_folder for select to door using (true);

create table hub_access (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  folder_id uuid not null,
  group_id uuid not null,
  primary key (company_id, id),
  constraint hub_access_once unique (company_id, folder_id, group_id),
  constraint hub_access_folder foreign key (company_id, folder_id) references hub_folder (company_id, id) on delete cascade,
  constraint hub_access_group foreign key (company_id, group_id) references app_group (company_id, id) on delete cascade
);
create index hub_access_of_group on hub_access (company_id, group_id);

create table hub_file (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  folder_id uuid not null,
  name text not null,
  category text not null,
  current_number integer not null,
  previous_number integer,
  newest_number integer not null,
  primary key (company_id, id),
  constraint hub_file_name unique (company_id, folder_id, name),
  constraint hub_file_folder foreign key (company_id, folder_id) references hub_folder (company_id, id) on delete cascade
);

create table hub_file_version (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hub_file_id uuid not null,
  number integer not null,
  file_id uuid not null,
  file_name text not null,
  kind text not null,
  bytes integer not null,
  words integer not null,
  tokens integer not null,
  content_hash text not null,
  passages jsonb not null,
  primary key (company_id, id),
  constraint hub_file_version_number unique (company_id, hub_file_id, number),
  constraint hub_file_version_of foreign key (company_id, hub_file_id) references hub_file (company_id, id) on delete cascade,
  constraint hub_file_version_file foreign key (company_id, file_id) references stored_file (company_id, id)
);
create index hub_file_version_of_file on hub_file_version (company_id, file_id);

create table talk_question (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  member_id uuid not null,
  text text not null,
  outcome text not null,
  quotes jsonb not null,
  thumb text,
  person_asked_at timestamptz,
  primary key (company_id, id),
  constraint talk_question_member foreign key (company_id, member_id) references app_member (company_id, id) on delete cascade
);
create index talk_question_by_time on talk_question (company_id, created_at, id);
create index talk_question_of_member on talk_question (company_id, member_id, created_at, id);
create index talk_question_by_outcome on talk_question (company_id, outcome, created_at, id);
