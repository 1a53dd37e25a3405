-- Short codes of a product that may stand in its policy numbers.
create table number_field (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  name text not null,
  value text not null,
  primary key (company_id, id),
  constraint number_field_name unique (company_id, product_id, name),
  constraint number_field_product foreign key (company_id, product_id) references product (company_id, id)
);
