-- What a company says on social networks: its photos, its accounts, and posts from the draft to where they stand.
create table post_photo (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  alt text not null,
  state text not null default 'pending',
  file_id uuid not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  uploader_id uuid not null,
  decider_id uuid,
  primary key (company_id, id),
  constraint post_photo_file foreign key (company_id, file_id) references stored_file (company_id, id)
);
create index post_photo_by_name on post_photo (company_id, name, id);
create index post_photo_by_state on post_photo (company_id, state, id);
create index post_photo_by_time on post_photo (company_id, created_at, id);
create index post_photo_of_file on post_photo (company_id, file_id);

create table post_account (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  network text not null,
  address text not null,
  handle text not null,
  sealed_secret text,
  secret_hint text,
  posts_of_day integer not null,
  state text not null default 'untested',
  problem text,
  tested_at timestamptz,
  primary key (company_id, id),
  constraint post_account_name unique (company_id, name)
);
create index post_account_by_time on post_account (company_id, created_at, id);

create table post (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  account_id uuid not null,
  template_id uuid not null,
  template_name text not null,
  risk_line text not null,
  language text not null,
  product_id uuid,
  channel_id uuid,
  photo_id uuid,
  text text not null,
  composed text not null,
  missing text[] not null,
  state text not null default 'draft',
  local_time text,
  takes_second boolean not null,
  scheduled_at timestamptz,
  due_at timestamptz,
  author_id uuid not null,
  editor_id uuid not null,
  approver_id uuid,
  problem text,
  attempts integer not null default 0,
  attempted_at timestamptz,
  first_attempted_at timestamptz,
  attempt_key text,
  look_ups integer not null default 0,
  published_at timestamptz,
  url text,
  primary key (company_id, id),
  constraint post_account_of foreign key (company_id, account_id) references post_account (company_id, id),
  constraint post_photo_of foreign key (company_id, photo_id) references post_photo (company_id, id)
);
create index post_by_name on post (company_id, name, id);
create index post_by_state on post (company_id, state, id);
create index post_by_day on post (company_id, scheduled_at, id);
create index post_by_time on post (company_id, created_at, id);
create index post_of_account on post (company_id, account_id, scheduled_at);
create index post_of_photo on post (company_id, photo_id);
create index post_due on post (company_id, due_at);
grant select (company_id, id, due_at) on post to door;
create policy at_the_door on post for select to door using (true);

create table post_setting (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  needs_second_person boolean not null,
  primary key (company_id, id),
  constraint post_setting_once unique (company_id)
);
