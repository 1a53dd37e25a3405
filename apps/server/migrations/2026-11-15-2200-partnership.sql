alter table company
  add column partner_type text,
  add column is_listed boolean not null default true;
update company set partner_type = business_type;
alter table company alter column partner_type set not null;

-- One record of a binding, which both sides see. The company that asks owns it; `sealTenantTables` lets the company in
-- `partner_id` see and change it too.
create table partnership (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  partner_id uuid,
  own_type text not null,
  partner_type text not null,
  email text,
  note text not null,
  payment_mode text not null,
  proposed_mode text,
  proposed_by uuid,
  state text not null default 'invited',
  token_hash text,
  invited_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  ended_at timestamptz,
  ended_by uuid,
  end_reason text not null default '',
  primary key (company_id, id),
  constraint partnership_is_with_another check (partner_id <> company_id),
  constraint partnership_of_two_when_active check (state <> 'active' or partner_id is not null),
  constraint partnership_inviter foreign key (company_id, invited_by) references member (company_id, id)
);
create index partnership_of_partner on partnership (partner_id);
-- Two who ask each other at once are bound once, whichever answer comes first.
create unique index partnership_active on partnership (least(company_id, partner_id), greatest(company_id, partner_id))
  where state = 'active';
create unique index partnership_open_email on partnership (company_id, email) where state = 'invited';
create unique index partnership_open_company on partnership (company_id, partner_id) where state = 'invited';

-- Whoever has the secret of an open invitation may answer it, and becomes its other side by that.
create policy by_link on partnership for select to app
  using (state = 'invited' and token_hash = nullif(current_setting('app.link', true), ''));
create policy answered_by_link on partnership for update to app
  using (state = 'invited' and token_hash = nullif(current_setting('app.link', true), ''))
  with check (partner_id = current_company());

-- The other side may change what a partnership says, never whose it is.
create function keep_sides() returns trigger language plpgsql as $$
  begin
    if new.company_id <> old.company_id or (old.partner_id is not null and new.partner_id is distinct from old.partner_id) then
      raise 'the sides of a partnership do not change';
    end if;
    return new;
  end
  $$;
create trigger partnership_keeps_its_sides before update on partnership for each row execute function keep_sides();

create function bound_companies() returns setof uuid language sql stable
  begin atomic
    select case company_id when current_company() then partner_id else company_id end from partnership
    where state = 'active' and current_company() in (company_id, partner_id);
  end;

-- Whom to turn to in a company.
create table contact (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  department text not null,
  email text not null,
  phone text not null,
  is_shared boolean not null,
  primary key (company_id, id)
);

-- What one company may read of another is what these views show. They are the role's `partner`, which reads the
-- columns granted to it here and nothing else; nobody signs in as it and the server cannot become it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'partner') then create role partner nologin; end if;
  execute format('grant partner to %I', current_user);
end
$$;
grant select (company_id, partner_id, state) on partnership to partner;
grant select (id, name, business_type, partner_type, country, licence_number, contact_number, theme_colour, is_listed,
  is_operator, trial_ends_at) on company to partner;
grant select (company_id, name, department, email, phone, is_shared) on contact to partner;
create policy partner_views on partnership for select to partner using (current_company() in (company_id, partner_id));
create policy partner_views on company for select to partner using (true);
create policy partner_views on contact for select to partner using (is_shared);

-- Insurers that can be asked, and whoever one has or had to do with.
create view known_company with (security_barrier) as
  select c.id, c.name, c.business_type, c.partner_type, c.country,
    c.is_listed and c.business_type = 'insurer' and not c.is_operator
      and (c.trial_ends_at is null or c.trial_ends_at > now()) as is_listed
  from company c
  where (c.is_listed and c.business_type = 'insurer' and not c.is_operator
      and (c.trial_ends_at is null or c.trial_ends_at > now()))
    or exists (select from partnership p where p.company_id = c.id and p.partner_id = current_company())
    or exists (select from partnership p where p.partner_id = c.id and p.company_id = current_company());

-- A bound partner.
create view partner_company with (security_barrier) as
  select c.id, c.licence_number, c.contact_number, c.theme_colour from company c
  where c.id in (select bound_companies());

create view partner_contact with (security_barrier) as
  select c.company_id, c.name, c.department, c.email, c.phone from contact c
  where c.is_shared and c.company_id in (select bound_companies());

grant create on schema public to partner;
alter view known_company owner to partner;
alter view partner_company owner to partner;
alter view partner_contact owner to partner;
revoke create on schema public from partner;
grant select on known_company, partner_company, partner_contact to app;
