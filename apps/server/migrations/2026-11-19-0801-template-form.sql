-- PDF forms that a company uploads to have them filled in. Each is kept once and for good: what was sold is printed on it.
alter table template add column is_form boolean not null default false;

create table template_form (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_id uuid not null,
  hash text not null,
  pages jsonb not null,
  fields jsonb not null,
  primary key (company_id, id),
  constraint template_form_hash unique (company_id, hash),
  constraint template_form_file foreign key (company_id, file_id) references stored_file (company_id, id)
);
create index template_form_of_file on template_form (company_id, file_id);
