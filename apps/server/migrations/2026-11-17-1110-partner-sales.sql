-- What partners sell of a company's cover is added up with its own figures, as a kind of its own: the provider's part of it.
create or replace function figure_records(since timestamptz, until timestamptz) returns table (
    company_id uuid, kind text, mode text, product_id uuid, plan text, currency text, at timestamptz, counted integer,
    net_minor bigint, commission_minor bigint, fee_minor bigint, tax_minor bigint, gross_minor bigint)
  language sql stable as $$
  select a.company_id, 'start', a.mode, r.product_id, '', '', a.created_at, 1, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
    from application a join release r on r.company_id = a.company_id and r.id = a.release_id
    where a.created_at >= since and a.created_at < until
  union all
  select q.company_id, 'quote', q.mode, r.product_id, '', '', q.created_at, 1, 0, 0, 0, 0, 0
    from quote q join release r on r.company_id = q.company_id and r.id = q.release_id
    where q.created_at >= since and q.created_at < until and not exists (
      select from quote earlier where earlier.company_id = q.company_id and earlier.application_id = q.application_id
        and (earlier.created_at, earlier.id) < (q.created_at, q.id))
  union all
  select p.company_id, 'sale', p.mode, p.product_id, p.plan, p.currency, p.issued_at, 1,
      p.net_minor, p.commission_minor, p.fee_minor, p.tax_minor, p.gross_minor
    from policy p where p.issued_at >= since and p.issued_at < until
  union all
  select s.partner_id, 'partner-sale', s.mode, s.primary_id, s.plan, s.currency, s.created_at, 1,
      s.net_minor, 0, 0, s.tax_minor, s.net_minor + s.tax_minor
    from resold_policy s where s.partner_id = current_company() and s.mode in ('live', 'test') and s.what = 'issued'
      and s.created_at >= since and s.created_at < until
  $$;

-- The note is the provider's, the transaction the seller's: the role that shows companies something of each other writes it.
grant insert on figure_note to partner;
create policy partner_notes on figure_note for insert to partner with check (kind = 'partner-sale');
create function note_partner_sale() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into figure_note (id, company_id, kind, mode, product_id, plan, currency, at, counted,
      net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
    values (gen_random_uuid(), new.partner_id, 'partner-sale', new.mode, new.primary_id, new.plan, new.currency, new.created_at, 1,
      new.net_minor, 0, 0, new.tax_minor, new.net_minor + new.tax_minor);
  return new;
end
$$;
grant create on schema public to partner;
alter function note_partner_sale() owner to partner;
revoke create on schema public from partner;
create trigger note_figure after insert on resold_policy for each row when (new.what = 'issued')
  execute function note_partner_sale();

insert into figure_note (id, company_id, kind, mode, product_id, plan, currency, at, counted,
    net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
  select gen_random_uuid(), partner_id, 'partner-sale', mode, primary_id, plan, currency, created_at, 1,
      net_minor, 0, 0, tax_minor, net_minor + tax_minor
    from resold_policy where what = 'issued';
