-- An invoice is for an order of a plan, or for one of a name.
alter table invoice alter column order_id drop not null, add column domain_order_id uuid;
alter table invoice
  add constraint invoice_of_domain_order unique (company_id, domain_order_id),
  add constraint invoice_of_one_order check (num_nonnulls(order_id, domain_order_id) = 1);
