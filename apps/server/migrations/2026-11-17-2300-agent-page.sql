-- Home pages of agents, what visitors write to them, and how many come.
create table agent_page (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  agent_id uuid not null,
  state text not null default 'inactive',
  banner_photo_id uuid,
  picture_photo_id uuid,
  background_photo_id uuid,
  location text not null,
  social_links jsonb not null,
  chat jsonb,
  working_hours jsonb not null,
  away_message text not null,
  product_ids uuid[] not null,
  is_appointed_representative boolean not null,
  token_hash text not null,
  asked_at timestamptz not null,
  link_ends_at timestamptz not null,
  confirmed_at timestamptz,
  declined_at timestamptz,
  primary key (company_id, id),
  constraint agent_page_agent foreign key (company_id, agent_id) references agent (company_id, id),
  constraint agent_page_answered_once check (confirmed_at is null or declined_at is null)
);
create unique index agent_page_of_agent on agent_page (company_id, agent_id) where state <> 'removed';

create table agent_lead (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  page_id uuid not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  primary key (company_id, id),
  constraint agent_lead_page foreign key (company_id, page_id) references agent_page (company_id, id)
);
create index agent_lead_by_time on agent_lead (company_id, created_at, id);
create index agent_lead_of_page on agent_lead (company_id, page_id, created_at, id);
create index agent_lead_of_email on agent_lead (company_id, email);

create table agent_page_day (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  page_id uuid not null,
  day date not null,
  visits integer not null,
  primary key (company_id, id),
  constraint agent_page_day_once unique (company_id, page_id, day),
  constraint agent_page_day_page foreign key (company_id, page_id) references agent_page (company_id, id)
);
