-- Somebody locks a journey: nobody edits it until it is unlocked.
alter table product
  add column locked_by uuid,
  add column locked_at timestamptz,
  add constraint product_locked_by foreign key (company_id, locked_by) references member (company_id, id);
