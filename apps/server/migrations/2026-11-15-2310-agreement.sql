create table agreement (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  file_id uuid not null,
  page_count integer not null,
  bytes integer not null,
  hash text not null,
  uploaded_by uuid not null,
  state text not null default 'pending',
  trashed_at timestamptz,
  signer_id uuid,
  signature jsonb,
  executed_file_id uuid,
  primary key (company_id, id),
  constraint agreement_file foreign key (company_id, file_id) references stored_file (company_id, id),
  constraint agreement_executed_file foreign key (company_id, executed_file_id) references stored_file (company_id, id),
  constraint agreement_uploader foreign key (company_id, uploaded_by) references member (company_id, id)
);
-- What lies in the trash keeps no name from another.
create unique index agreement_name on agreement (company_id, lower(name)) where state <> 'trash';
