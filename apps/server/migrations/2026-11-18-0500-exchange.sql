-- Designs that travel between companies: what each keeps of its own, what whoever runs the product was sent to review,
-- and what they released for everybody to take.
create table exchange_item (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  name text not null,
  about text not null,
  tags text[] not null,
  line text,
  licence text not null,
  with_rates boolean not null,
  source_id uuid not null,
  master_id uuid,
  master_number integer,
  state text not null,
  reasons text not null,
  is_locked boolean not null,
  number integer not null,
  generated_mark text,
  submission_id uuid,
  submitted_number integer,
  released_number integer,
  member_id uuid not null,
  primary key (company_id, id),
  constraint exchange_item_name unique (company_id, name),
  constraint exchange_item_master foreign key (company_id, master_id) references exchange_item (company_id, id),
  constraint exchange_item_member foreign key (company_id, member_id) references member (company_id, id),
  -- Of two that are derived from one another each would have to be there before the other.
  constraint exchange_item_not_itself check (master_id <> id)
);
create index exchange_item_of_master on exchange_item (company_id, master_id);

create table exchange_version (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  item_id uuid not null,
  number integer not null,
  notes text not null,
  content jsonb not null,
  hash text not null,
  bytes integer not null,
  missing_photos integer not null,
  checks jsonb not null,
  primary key (company_id, id),
  constraint exchange_version_number unique (company_id, item_id, number),
  constraint exchange_version_item foreign key (company_id, item_id)
    references exchange_item (company_id, id) on delete cascade
);

create table exchange_review (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  for_company_id uuid not null,
  for_item_id uuid not null,
  company_name text not null,
  kind text not null,
  name text not null,
  about text not null,
  tags text[] not null,
  line text,
  licence text not null,
  with_rates boolean not null,
  derived_from text not null,
  number integer not null,
  notes text not null,
  hash text not null,
  bytes integer not null,
  missing_photos integer not null,
  checks jsonb not null,
  state text not null,
  reasons text not null,
  decided_by text not null,
  decided_at timestamptz,
  primary key (company_id, id)
);
create index exchange_review_of_item on exchange_review (company_id, for_company_id, for_item_id);

create table released_item (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Gone with the company: what it released stays, from nobody.
  for_company_id uuid,
  for_item_id uuid,
  author text not null,
  kind text not null,
  name text not null,
  about text not null,
  tags text[] not null,
  line text,
  licence text not null,
  with_rates boolean not null,
  derived_from text not null,
  number integer not null,
  notes text not null,
  -- The submission whose files these are.
  file_id uuid not null,
  hash text not null,
  bytes integer not null,
  missing_photos integer not null,
  takes integer not null default 0,
  released_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (company_id, id),
  constraint released_item_of_item unique (company_id, for_company_id, for_item_id)
);
create index released_item_newest on released_item (company_id, released_at, id) where withdrawn_at is null;

create table released_version (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  item_id uuid not null,
  number integer not null,
  notes text not null,
  hash text not null,
  primary key (company_id, id),
  constraint released_version_number unique (company_id, item_id, number),
  constraint released_version_item foreign key (company_id, item_id)
    references released_item (company_id, id) on delete cascade
);

-- Who took what, for whoever runs the product: to count, and to tell of later versions.
create table exchange_taker (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  item_id uuid not null,
  by_company_id uuid not null,
  primary key (company_id, id),
  constraint exchange_taker_item foreign key (company_id, item_id)
    references released_item (company_id, id) on delete cascade
);
create index exchange_taker_of_item on exchange_taker (company_id, item_id, by_company_id);
create index exchange_taker_by on exchange_taker (company_id, by_company_id);

create table exchange_report (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  item_id uuid not null,
  by_company_id uuid not null,
  company_name text not null,
  number integer not null,
  text text not null,
  is_settled boolean not null,
  primary key (company_id, id),
  constraint exchange_report_item foreign key (company_id, item_id)
    references released_item (company_id, id) on delete cascade
);
create index exchange_report_by on exchange_report (company_id, by_company_id);

-- What a company took, and where that came from.
create table exchange_take (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  item_id uuid not null,
  kind text not null,
  name text not null,
  number integer not null,
  author text not null,
  made_id uuid not null,
  member_id uuid not null,
  primary key (company_id, id),
  constraint exchange_take_member foreign key (company_id, member_id) references member (company_id, id)
);
create index exchange_take_of_item on exchange_take (company_id, item_id, number);
create index exchange_take_of_made on exchange_take (company_id, made_id);

-- Where a component came from, where it was taken from the exchange.
alter table component add column origin jsonb;

-- Every company sees what was released and not withdrawn; whose it is, only as the name of a company.
grant select (id, company_id, for_company_id, author, kind, name, about, tags, line, licence, with_rates, derived_from,
  number, notes, file_id, bytes, missing_photos, takes, released_at, withdrawn_at) on released_item to partner;
create policy partner_views on released_item for select to partner using (
  withdrawn_at is null and company_id = (select o.id from operator_company o));
grant select (company_id, item_id, number, notes, created_at) on released_version to partner;
create policy partner_views on released_version for select to partner using (
  exists (select from released_item r where r.company_id = released_version.company_id
    and r.id = released_version.item_id));
-- No barrier: the policy above is one, and a list in order is read by its index only through a view that has none.
create view available_item as
  select r.id, r.kind, r.name, r.about, r.tags, r.line, r.licence, r.with_rates, r.derived_from, r.author, r.number,
    r.notes, r.file_id, r.bytes, r.missing_photos, r.takes, r.released_at,
    coalesce(r.for_company_id = current_company(), false) as is_own
  from released_item r where r.company_id = (select o.id from operator_company o);
create view available_version with (security_barrier) as
  select v.item_id, v.number, v.notes, v.created_at as released_at
  from released_version v where v.company_id = (select o.id from operator_company o);
grant create on schema public to partner;
alter view available_item owner to partner;
alter view available_version owner to partner;
revoke create on schema public from partner;
grant select on available_item, available_version to app;
