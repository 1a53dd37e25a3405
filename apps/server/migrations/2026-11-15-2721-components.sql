-- Blocks that a designer saved to use again.
create table component (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  about text not null,
  blocks jsonb not null,
  state text not null,
  is_locked boolean not null,
  reason text not null,
  member_id uuid not null,
  primary key (company_id, id),
  constraint component_name unique (company_id, name),
  constraint component_member foreign key (company_id, member_id) references member (company_id, id)
);
