-- Photos and videos of vehicles that a person looks at. What was sent stays the application's; `media` names it.
create table vehicle_approval (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  application_id uuid not null,
  product_id uuid not null,
  number text not null,
  mode text not null,
  state text not null default 'pending',
  media jsonb not null,
  rejected_for text,
  decided_by uuid,
  decided_at timestamptz,
  kept_until timestamptz,
  primary key (company_id, id),
  constraint vehicle_approval_number unique (company_id, number),
  constraint vehicle_approval_application foreign key (company_id, application_id) references application (company_id, id),
  constraint vehicle_approval_product foreign key (company_id, product_id) references product (company_id, id)
);
-- An application is looked at once at a time.
create unique index vehicle_approval_open on vehicle_approval (company_id, application_id)
  where state in ('pending', 'submitted');
create index vehicle_approval_by_time on vehicle_approval (company_id, created_at);
