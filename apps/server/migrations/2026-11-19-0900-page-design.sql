-- The one home page that a template is designed for; none of what any page may be drawn from.
alter table template add column agent_page_id uuid;
create index template_of_page on template (company_id, agent_page_id);
