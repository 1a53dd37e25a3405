-- What people say to one another about a block of a page: what begins a thread, and what answers it.
create table block_comment (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  thread_id uuid,
  page text not null,
  block_id text not null,
  block_name text not null,
  member_id uuid not null,
  text text not null,
  resolved_at timestamptz,
  resolved_by uuid,
  primary key (company_id, id),
  constraint block_comment_product foreign key (company_id, product_id) references product (company_id, id),
  constraint block_comment_thread foreign key (company_id, thread_id) references block_comment (company_id, id),
  constraint block_comment_member foreign key (company_id, member_id) references member (company_id, id),
  constraint block_comment_resolver foreign key (company_id, resolved_by) references member (company_id, id)
);
create index block_comment_of_product on block_comment (company_id, product_id, thread_id, resolved_at);
create index block_comment_of_thread on block_comment (company_id, thread_id, created_at);
