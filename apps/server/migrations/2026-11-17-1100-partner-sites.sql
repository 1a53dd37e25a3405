-- The live sites that sell what a partner provides: to the two sides, so that both know how many close when they part.
grant select (company_id, partner_id, product_id) on resale to partner;
grant select (id, company_id, product_id, state) on mount to partner;
create policy partner_views on resale for select to partner using (current_company() in (company_id, partner_id));
create policy partner_views on mount for select to partner using (
  exists (select from resale r where r.company_id = mount.company_id and r.product_id = mount.product_id));

create view partner_site with (security_barrier) as
  select m.id, r.company_id, r.partner_id
  from (select company_id, partner_id, product_id from resale where company_id = current_company()
      union select company_id, partner_id, product_id from resale where partner_id = current_company()) r
    join mount m on m.company_id = r.company_id and m.product_id = r.product_id
  where m.state = 'live';

grant create on schema public to partner;
alter view partner_site owner to partner;
revoke create on schema public from partner;
grant select on partner_site to app;
