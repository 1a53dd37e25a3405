-- The payment whose card is charged for an instalment, without anybody typing it in again. While such a try is under way
-- nobody pays by hand beside it; what a cancelled policy's try took is found again by that card.
alter table payment add column card_payment_id uuid;
update payment p set card_payment_id = coalesce(
  (select t.id from payment t
   where t.company_id = p.company_id and t.application_id = p.application_id and t.hosted_url is not null
     and t.state in ('paid', 'refunding', 'refunded')
   order by coalesce(t.settled_at, t.created_at) desc limit 1),
  (select o.payment_id from policy o where o.company_id = p.company_id and o.application_id = p.application_id))
where p.state = 'started' and p.instalment_id is not null and p.hosted_url is null;
