-- Body and shell are edited by different people at the same time: each counts its own saves.
alter table product add column body_revision integer not null default 1;
alter table product add column shell_revision integer not null default 1;

-- Who is editing a document of a product, in which window, and when they were last heard of.
create table document_lock (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  document text not null,
  member_id uuid not null,
  editor uuid not null,
  seen_at timestamptz not null,
  primary key (company_id, id),
  constraint document_lock_once unique (company_id, product_id, document),
  constraint document_lock_product foreign key (company_id, product_id) references product (company_id, id),
  constraint document_lock_member foreign key (company_id, member_id) references member (company_id, id)
);

-- A document as it was, kept under a number.
create table document_version (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  document text not null,
  number integer not null,
  note text not null,
  content jsonb not null,
  member_id uuid not null,
  published_at timestamptz,
  primary key (company_id, id),
  constraint document_version_number unique (company_id, product_id, document, number),
  constraint document_version_product foreign key (company_id, product_id) references product (company_id, id),
  constraint document_version_member foreign key (company_id, member_id) references member (company_id, id)
);
