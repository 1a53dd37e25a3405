-- A company that was deactivated lets no program in, and is offered to no broker.
create or replace function admit_key(key_id uuid, given_hash text)
returns table (role text, permissions text[], scope text[], "memberId" uuid) language sql stable
  begin atomic
    select m.role, coalesce(m.permissions, r.permissions), k.permissions, m.id
    from api_key k
      join company c on c.company_id = k.company_id
      join member m on m.id = k.made_by and m.company_id = k.company_id
      left join custom_role r on r.id = m.custom_role_id and r.company_id = m.company_id
    where k.company_id = current_company() and k.id = key_id and k.secret_hash = given_hash
      and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      and m.state = 'registered' and (m.access_ends_at is null or m.access_ends_at > now())
      and c.deactivated_at is null and (c.trial_ends_at is null or c.trial_ends_at > now());
  end;

grant select (deactivated_at) on company to partner;
create or replace view known_company with (security_barrier) as
  select c.id, c.name, c.business_type, c.partner_type, c.country,
    c.is_listed and c.business_type = 'insurer' and not c.is_operator and c.deactivated_at is null
      and (c.trial_ends_at is null or c.trial_ends_at > now()) as is_listed
  from company c
  where (c.is_listed and c.business_type = 'insurer' and not c.is_operator and c.deactivated_at is null
      and (c.trial_ends_at is null or c.trial_ends_at > now()))
    or exists (select from partnership p where p.company_id = c.id and p.partner_id = current_company())
    or exists (select from partnership p where p.partner_id = c.id and p.company_id = current_company());
