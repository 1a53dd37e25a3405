-- What opens the maintenance portal. Of the key itself only a hash is kept.
create table security_key (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  key_hash text not null,
  made_by uuid not null,
  primary key (company_id, id),
  constraint security_key_once unique (company_id)
);

-- Who has shown the key, or tried to.
create table maintenance_pass (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  member_id uuid not null,
  opens_until timestamptz,
  failures integer not null default 0,
  failed_at timestamptz,
  primary key (company_id, id),
  constraint maintenance_pass_once unique (company_id, member_id),
  constraint maintenance_pass_member foreign key (company_id, member_id) references member (company_id, id)
);

create table document_replacement (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  document text not null,
  title text not null,
  file_id uuid not null,
  file_name text not null,
  at timestamptz not null,
  state text not null default 'active',
  done_at timestamptz,
  asked_by uuid not null,
  primary key (company_id, id),
  constraint document_replacement_product foreign key (company_id, product_id) references product (company_id, id),
  constraint document_replacement_file foreign key (company_id, file_id) references stored_file (company_id, id)
);
create index document_replacement_at on document_replacement (company_id, at);

-- While it lasts, every site of the company says that it will be back soon.
create table maintenance_window (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  note text not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  is_cancelled boolean not null default false,
  made_by uuid not null,
  primary key (company_id, id),
  constraint maintenance_window_lasts check (ends_at > begins_at)
);
create index maintenance_window_at on maintenance_window (company_id, ends_at);
create policy at_the_door on maintenance_window for select to door using (true);
grant select (company_id, begins_at, ends_at, is_cancelled) on maintenance_window to door;
