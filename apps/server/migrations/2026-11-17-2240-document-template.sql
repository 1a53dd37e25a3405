-- A document's template is used for a document that is made of each policy, a message's for what is told.
alter table template_binding
  alter column event_type drop not null,
  add column document text,
  add constraint template_binding_of_one check ((event_type is null) <> (document is null));
