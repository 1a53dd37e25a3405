-- Data sources that are filled through a connector, now and then by themselves.
alter table data_source
  add column connector_id uuid,
  add column list_path text,
  add column every text,
  add column next_at timestamptz,
  add column refreshed_at timestamptz,
  add column problem text,
  add constraint data_source_connector foreign key (company_id, connector_id) references connector (company_id, id);
create index data_source_next on data_source (company_id, next_at) where next_at is not null;
create index data_source_of_connector on data_source (company_id, connector_id);
grant select (company_id, id, next_at) on data_source to door;
create policy at_the_door on data_source for select to door using (true);
