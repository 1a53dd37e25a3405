-- Where the journey was begun, for links that lead back to it; and until when such a link opens it.
alter table application add column host text;
alter table application add column kept_until timestamptz;

create table referral (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  application_id uuid not null,
  product_id uuid not null,
  customer_id uuid,
  quote_id uuid not null,
  reference text not null,
  mode text not null,
  state text not null default 'waiting',
  risk_hash text not null,
  reasons text[] not null,
  terms jsonb,
  declined_for text,
  decided_by uuid,
  decided_at timestamptz,
  valid_until timestamptz,
  primary key (company_id, id),
  constraint referral_application foreign key (company_id, application_id) references application (company_id, id),
  constraint referral_product foreign key (company_id, product_id) references product (company_id, id),
  constraint referral_customer foreign key (company_id, customer_id) references customer (company_id, id)
);
-- The same answers are one case, however often they are sent.
create unique index referral_once on referral (company_id, application_id, risk_hash) where state <> 'withdrawn';
create index referral_by_time on referral (company_id, created_at);

create table referral_mail (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  recipients text[] not null,
  subject text not null,
  text text not null,
  primary key (company_id, id),
  constraint referral_mail_once unique (company_id, product_id),
  constraint referral_mail_product foreign key (company_id, product_id) references product (company_id, id)
);
