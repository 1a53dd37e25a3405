-- In which windows a product is open, whose they are, and when they were last heard of.
create table product_watcher (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  member_id uuid not null,
  window_id uuid not null,
  seen_at timestamptz not null,
  primary key (company_id, id),
  constraint product_watcher_once unique (company_id, product_id, member_id, window_id),
  constraint product_watcher_product foreign key (company_id, product_id) references product (company_id, id),
  constraint product_watcher_member foreign key (company_id, member_id) references member (company_id, id)
);
