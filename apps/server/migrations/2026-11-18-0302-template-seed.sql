-- Which of the templates that the product brings the operator was given, and versions that nobody published by hand.
create table template_seed (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  seed text not null,
  primary key (company_id, id),
  constraint template_seed_once unique (company_id, seed)
);
alter table template_version alter column member_id drop not null;
