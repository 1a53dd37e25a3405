-- What agents earn, and on which terms a customer came: fixed when their application begins.
create table agent_terms (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  agent_id uuid not null,
  product_id uuid,
  commission_method text not null,
  ratio_value numeric(9, 2) not null,
  primary key (company_id, id),
  constraint agent_terms_once unique nulls not distinct (company_id, agent_id, product_id),
  constraint agent_terms_agent foreign key (company_id, agent_id) references agent (company_id, id) on delete cascade,
  constraint agent_terms_product foreign key (company_id, product_id) references product (company_id, id) on delete cascade
);

alter table application add column commission_terms jsonb;

create index commission_entry_of_agent on commission_entry (company_id, agent_id, booked_at, id) where agent_id is not null;

alter table commission_month add column agent_id uuid;
alter table commission_month drop constraint commission_month_once;
alter table commission_month add constraint commission_month_once
  unique nulls not distinct (company_id, month, payee, channel_id, merchant, agent_id, currency);
alter table commission_month add constraint commission_month_agent foreign key (company_id, agent_id)
  references agent (company_id, id);
create index commission_month_of_agent on commission_month (company_id, agent_id, month) where agent_id is not null;
