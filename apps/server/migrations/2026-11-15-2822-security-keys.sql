-- Support finds a company by the number it quotes; everybody else finds their own.
grant select (reference_number) on company to partner;
create view referred_company with (security_barrier) as
  select c.id, c.name, c.reference_number
  from company c
  where c.id = current_company()
    or exists (select from company o where o.id = current_company() and o.is_operator);
grant create on schema public to partner;
alter view referred_company owner to partner;
revoke create on schema public from partner;
grant select on referred_company to app;
