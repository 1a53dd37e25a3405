-- Tables of prices and of underwriting, each a record with versions: what was a part of the body is kept here.
create table pricing_table (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  name text not null,
  kind text not null,
  primary key (company_id, id),
  constraint pricing_table_product foreign key (company_id, product_id) references product (company_id, id),
  -- Steps name a table: two of the same name could not be told apart.
  constraint pricing_table_name unique (company_id, product_id, name)
);

-- The active versions of a table are its rates from one day to another.
create table pricing_table_version (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  table_id uuid not null,
  number integer not null,
  state text not null,
  effective_from date,
  effective_to date,
  columns jsonb not null,
  rows bytea not null,
  row_count integer not null,
  primary key (company_id, id),
  constraint pricing_table_version_table foreign key (company_id, table_id) references pricing_table (company_id, id),
  constraint pricing_table_version_number unique (company_id, table_id, number)
);

-- What bodies of the first version kept inside becomes records; the rows stay plain JSON, which reads as well.
insert into pricing_table (id, company_id, product_id, name, kind)
select gen_random_uuid(), product.company_id, product.id, found.inline ->> 'name',
  case
    when exists (
      select from jsonb_array_elements(product.body -> 'rating' -> 'rules') as rule
      where rule ->> 'table' = found.inline ->> 'name'
    ) then 'underwriting'
    else 'pricing'
  end
from product, jsonb_array_elements(product.body -> 'rating' -> 'tables') as found (inline)
where product.body ->> 'version' = '1';

insert into pricing_table_version (id, company_id, table_id, number, state, effective_from, effective_to, columns, rows, row_count)
select gen_random_uuid(), pricing_table.company_id, pricing_table.id, edition.number, 'active',
  (edition.content ->> 'from')::date, (edition.content ->> 'to')::date,
  (found.inline - 'name' - 'editions'),
  convert_to((edition.content -> 'rows')::text, 'UTF8'),
  jsonb_array_length(edition.content -> 'rows')
from product
join lateral jsonb_array_elements(product.body -> 'rating' -> 'tables') as found (inline) on true
join pricing_table on pricing_table.company_id = product.company_id
  and pricing_table.product_id = product.id
  and pricing_table.name = found.inline ->> 'name'
join lateral jsonb_array_elements(found.inline -> 'editions') with ordinality as edition (content, number) on true
where product.body ->> 'version' = '1';
