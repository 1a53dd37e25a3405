-- What was approved stays in use while the next version waits.
alter table component add column approved_content jsonb;
update component set approved_content = document.content
from document
where document.company_id = component.company_id and document.owner_id = component.id and document.kind = 'component'
  and component.state = 'approved';
