-- What a company writes its messages with: templates, what was published of them, and where they are used.
create table template (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  name text not null,
  tag text not null,
  state text not null default 'active',
  origin_id uuid,
  published_number integer,
  published_at timestamptz,
  published_revision integer,
  removed_at timestamptz,
  primary key (company_id, id)
);
create unique index template_name on template (company_id, kind, name) where state <> 'trash';

create table template_version (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  template_id uuid not null,
  number integer not null,
  content jsonb not null,
  compiled jsonb not null,
  member_id uuid not null,
  primary key (company_id, id),
  constraint template_version_number unique (company_id, template_id, number),
  constraint template_version_template foreign key (company_id, template_id)
    references template (company_id, id) on delete cascade,
  constraint template_version_member foreign key (company_id, member_id) references member (company_id, id)
);

create table template_binding (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  template_id uuid not null,
  kind text not null,
  event_type text not null,
  product_id uuid,
  language text,
  place text,
  primary key (company_id, id),
  constraint template_binding_place unique (company_id, place),
  constraint template_binding_template foreign key (company_id, template_id)
    references template (company_id, id) on delete cascade,
  constraint template_binding_product foreign key (company_id, product_id)
    references product (company_id, id) on delete cascade
);
create index template_binding_of_template on template_binding (company_id, template_id);
create index template_binding_of_event on template_binding (company_id, event_type, kind);

-- The platform's: what whoever runs the product has published, for everybody to copy.
grant select (id, company_id, kind, name, tag, state, published_number, published_at) on template to partner;
grant select (company_id, template_id, number, content) on template_version to partner;
create policy partner_views on template for select to partner using (state = 'active' and published_number is not null);
create policy partner_views on template_version for select to partner using (
  exists (select from template t where t.company_id = template_version.company_id
    and t.id = template_version.template_id and t.published_number = template_version.number));
create view system_template with (security_barrier) as
  select t.id, t.kind, t.name, t.tag, t.published_number as number, t.published_at, v.content
  from template t
    join operator_company o on o.id = t.company_id
    join template_version v on v.company_id = t.company_id and v.template_id = t.id and v.number = t.published_number;
grant create on schema public to partner;
alter view system_template owner to partner;
revoke create on schema public from partner;
grant select on system_template to app;
