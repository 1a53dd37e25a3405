-- Files that designers keep for others to work with, version by version.
create table file_template (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  tag text not null,
  newest_number integer not null,
  document_id uuid,
  document_number integer,
  primary key (company_id, id),
  constraint file_template_name unique (company_id, name)
);

create table file_template_version (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  template_id uuid not null,
  number integer not null,
  file_id uuid not null,
  file_name text not null,
  type text not null,
  bytes integer not null,
  primary key (company_id, id),
  constraint file_template_version_number unique (company_id, template_id, number),
  constraint file_template_version_template foreign key (company_id, template_id)
    references file_template (company_id, id) on delete cascade,
  constraint file_template_version_file foreign key (company_id, file_id) references stored_file (company_id, id)
);
create index file_template_version_of_file on file_template_version (company_id, file_id);
