-- One of each of what a purchase itself leaves none of, for whoever sold it.
with sold as (select *, (select id from member m where m.company_id = policy.company_id and role = 'primary') as reader from policy limit 1),
noted as (
  insert into notification (id, company_id, member_id, kind, title, source)
  select gen_random_uuid(), company_id, reader, 'info', 'News', 'Sales' from sold
),
mailed as (
  insert into outbox_message (id, company_id, channel, recipient, subject, text)
  select gen_random_uuid(), company_id, 'mail', email, 'Your policy', 'It is attached.' from sold
),
walked as (
  insert into journey_step (id, company_id, application_id, page)
  select gen_random_uuid(), company_id, application_id, '/bench' from sold
),
counted as (
  insert into traffic_hour (id, company_id, product_id, mode, hour, page, visits, steps, requests, errors, times)
  select gen_random_uuid(), company_id, product_id, 'live', now(), '/', 1, 0, 1, 0, '{1,0,0,0,0,0,0,0,0,0}' from sold
)
insert into transaction (id, company_id, kind, mode, booked_at, policy_id, policy_number, product_id, product_name, plan,
  starts_on, ends_on, currency, net_minor, commission_minor, fee_minor, tax_minor, gross_minor, carrier, binder_reference)
select gen_random_uuid(), company_id, 'sale', mode, now(), id, number, product_id, product_name, plan,
  starts_on, ends_on, currency, net_minor, commission_minor, fee_minor, tax_minor, gross_minor, '', ''
from sold where not exists (select from transaction);
