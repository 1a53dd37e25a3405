-- What a connector finds for buyers while they answer: one of a company for each.
alter table connector add column role text;
alter table connector add constraint connector_role unique (company_id, role);
