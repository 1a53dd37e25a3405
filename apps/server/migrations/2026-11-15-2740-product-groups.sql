create table product_group (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  primary key (company_id, id)
);
create unique index product_group_name on product_group (company_id, lower(name));

alter table product add column group_id uuid;
alter table product add column owner_id uuid;
alter table product add column open_to text not null default 'company';
alter table product
  add constraint product_group_of foreign key (company_id, group_id) references product_group (company_id, id),
  add constraint product_owner foreign key (company_id, owner_id) references member (company_id, id);

create table product_member (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  member_id uuid not null,
  access text not null,
  primary key (company_id, id),
  constraint product_member_once unique (company_id, product_id, member_id),
  constraint product_member_product foreign key (company_id, product_id) references product (company_id, id),
  constraint product_member_member foreign key (company_id, member_id) references member (company_id, id)
);
