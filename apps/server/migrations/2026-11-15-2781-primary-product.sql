-- A product an insurer opens to partners. What they get is the release that was frozen when it was moved.
create table primary_product (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  state text not null default 'none',
  release_id uuid,
  moved_at timestamptz,
  primary key (company_id, id),
  constraint primary_product_once unique (company_id, product_id),
  constraint primary_product_product foreign key (company_id, product_id) references product (company_id, id),
  constraint primary_product_release foreign key (company_id, release_id) references release (company_id, id),
  constraint primary_product_frozen_when_moved check (state <> 'moved' or release_id is not null)
);

-- The provider's release a seller's product stands on; none for what a company made itself.
alter table product add column base_release_id uuid;
create function keep_base() returns trigger language plpgsql as $$
  begin
    if old.base_release_id is not null and new.body is distinct from old.body
      and new.base_release_id is not distinct from old.base_release_id then
      raise 'the body of a product that is resold is its provider''s';
    end if;
    return new;
  end
  $$;
create trigger product_keeps_its_base before update on product for each row execute function keep_base();

-- Which of its own products a seller made of a partner's: the last row of a product counts. Both sides read it.
create table resale (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  partner_id uuid not null,
  product_id uuid not null,
  product_name text not null,
  primary_id uuid not null,
  release_id uuid not null,
  primary key (company_id, id),
  constraint resale_product foreign key (company_id, product_id) references product (company_id, id),
  constraint resale_is_with_another check (partner_id <> company_id)
);
create index resale_of_product on resale (company_id, product_id, created_at);
create index resale_of_partner on resale (partner_id, primary_id);

-- What was sold of it and what became of that: one record, which both sides read and neither changes.
create table resold_policy (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  partner_id uuid not null,
  primary_id uuid not null,
  product_name text not null,
  policy_id uuid not null,
  what text not null,
  mode text not null,
  number text not null,
  holder text not null,
  insured text not null,
  plan text not null,
  starts_on date not null,
  ends_on date not null,
  currency text not null,
  net_minor bigint not null,
  commission_minor bigint not null,
  fee_minor bigint not null,
  tax_minor bigint not null,
  gross_minor bigint not null,
  payment_mode text not null,
  payee_id uuid not null,
  primary key (company_id, id),
  constraint resold_policy_once unique (company_id, policy_id, what),
  constraint resold_policy_adds_up check (net_minor + commission_minor + fee_minor + tax_minor = gross_minor)
);
create index resold_policy_of_partner on resold_policy (partner_id, created_at);

-- What a company may read of another's primary products. As for partners, the views are all there is.
grant select (id, company_id, product_id, state, release_id, moved_at) on primary_product to partner;
grant select (id, company_id, program_hash, content, artefact, version) on release to partner;
grant select (company_id, product_id, access) on product_access to partner;
grant select (company_id, kind, state, account, account_mode) on payment_gateway to partner;
grant select (payment_mode) on partnership to partner;
create policy partner_views on primary_product for select to partner using (state = 'moved');
create policy partner_views on release for select to partner using (
  exists (select from primary_product p where p.company_id = release.company_id and p.release_id = release.id));
create policy partner_views on product_access for select to partner using (
  exists (select from primary_product p
    where p.company_id = product_access.company_id and p.product_id = product_access.product_id));
create policy partner_views on payment_gateway for select to partner using (state = 'active');

-- For Members: those who are bound see it. For Non-Members: those who are not. Both: everybody.
create view primary_offer with (security_barrier) as
  select p.id, p.company_id, c.name as company_name, p.release_id, r.version, r.content -> 'settings' as settings,
    coalesce(a.access, 'members') as access, c.id in (select bound_companies()) as is_bound, p.moved_at
  from primary_product p
    join company c on c.id = p.company_id
    join release r on r.company_id = p.company_id and r.id = p.release_id
    left join product_access a on a.company_id = p.company_id and a.product_id = p.product_id
  where p.company_id <> current_company() and c.deactivated_at is null
    and (c.trial_ends_at is null or c.trial_ends_at > now())
    and case when c.id in (select bound_companies()) then coalesce(a.access, 'members') in ('members', 'both')
      else a.access in ('non-members', 'both') and c.is_listed end;

-- What is sold: only by those who are bound, and only while it is shown to them.
create view primary_body with (security_barrier) as
  select p.id, p.company_id, r.id as release_id, r.program_hash, r.content, r.artefact
  from primary_product p
    join release r on r.company_id = p.company_id and r.id = p.release_id
    left join product_access a on a.company_id = p.company_id and a.product_id = p.product_id
  where p.company_id in (select bound_companies()) and coalesce(a.access, 'members') in ('members', 'both');

-- On what terms one is bound to a partner, and where that partner is paid.
create view partner_gateway with (security_barrier) as
  select s.other_id as company_id, s.payment_mode, g.kind, g.account, g.account_mode
  from (select case company_id when current_company() then partner_id else company_id end as other_id, payment_mode
      from partnership where state = 'active' and current_company() in (company_id, partner_id)) s
    left join payment_gateway g on g.company_id = s.other_id and g.state = 'active' and s.payment_mode <> 'P1B';

grant create on schema public to partner;
alter view primary_offer owner to partner;
alter view primary_body owner to partner;
alter view partner_gateway owner to partner;
revoke create on schema public from partner;
grant select on primary_offer, primary_body, partner_gateway to app;
