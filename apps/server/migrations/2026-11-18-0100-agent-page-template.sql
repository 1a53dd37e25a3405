-- The home page of an agent may be drawn from a template: one of the company's own, in one language.
alter table template_binding
  add column agent_page_id uuid,
  drop constraint template_binding_of_one,
  add constraint template_binding_of_one check (num_nonnulls(event_type, document, agent_page_id) = 1);
create index template_binding_of_page on template_binding (company_id, agent_page_id);
