-- Documents have been read from their own table since 2026-11-17-0050; the columns they came from were written beside them
-- for the version before that.
do $$
  begin
    if exists (
      select from product p cross join lateral (values ('body', p.body), ('shell', p.shell)) had (kind, content)
      where had.content is not null and not exists (
        select from document d where d.company_id = p.company_id and d.owner_id = p.id and d.kind = had.kind))
    or exists (
      select from component c where c.blocks <> '[]' and not exists (
        select from document d where d.company_id = c.company_id and d.owner_id = c.id and d.kind = 'component'))
    then
      raise 'a body, a shell or a component stands in no document: its column must not be dropped';
    end if;
  end
  $$;

drop trigger document_writes_owner on document;
drop trigger product_writes_documents on product;
drop trigger product_keeps_its_base on product;
drop trigger component_writes_document on component;
drop trigger component_deletes_document on component;
drop function document_to_owner;
drop function product_to_documents;
drop function component_to_document;
drop function keep_base;

alter table product drop column body, drop column shell, drop column body_revision, drop column shell_revision;
alter table component drop column blocks;
