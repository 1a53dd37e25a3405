-- Files a company keeps under a name, version by version.
create table company_document (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  category text not null,
  language text,
  valid_until date,
  newest_number integer not null,
  primary key (company_id, id),
  constraint company_document_name unique (company_id, name)
);
create index company_document_by_category on company_document (company_id, category, id);
create index company_document_by_valid_until on company_document (company_id, valid_until, id);
create index company_document_by_change on company_document (company_id, updated_at, id);

create table company_document_version (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  document_id uuid not null,
  number integer not null,
  file_id uuid not null,
  file_name text not null,
  type text not null,
  bytes integer not null,
  is_for_products boolean not null,
  primary key (company_id, id),
  constraint company_document_version_number unique (company_id, document_id, number),
  constraint company_document_version_document foreign key (company_id, document_id)
    references company_document (company_id, id) on delete cascade,
  constraint company_document_version_file foreign key (company_id, file_id) references stored_file (company_id, id)
);
create index company_document_version_of_file on company_document_version (company_id, file_id);
