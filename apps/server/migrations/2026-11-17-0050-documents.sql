-- What is edited piece by piece, of whatever owns it: the body and the shell of a product, the blocks of a component.
create table document (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  owner_id uuid not null,
  kind text not null,
  content jsonb not null,
  revision integer not null default 1,
  base_id uuid,
  primary key (company_id, id),
  constraint document_once unique (company_id, owner_id, kind)
);

create function keep_document_base() returns trigger language plpgsql as $$
  begin
    if old.base_id is not null and new.content is distinct from old.content
      and new.base_id is not distinct from old.base_id then
      raise 'the % of a product that is resold is its provider''s', old.kind;
    end if;
    return new;
  end
  $$;
create trigger document_keeps_its_base before update on document for each row execute function keep_document_base();

-- From the columns that products and components keep them in: at first all of them, then what was saved meanwhile.
create function pg_temp.copy_products() returns void language sql as $$
  insert into document (id, company_id, owner_id, kind, content, revision, base_id, created_at, updated_at)
    select gen_random_uuid(), p.company_id, p.id, d.kind, d.content, d.revision, d.base_id, p.created_at, p.updated_at
    from product p cross join lateral (values
      ('body', p.body, p.body_revision, p.base_release_id),
      ('shell', p.shell, p.shell_revision, null::uuid)) d (kind, content, revision, base_id)
    where d.content is not null and not exists (
      select from document had where had.company_id = p.company_id and had.owner_id = p.id and had.kind = d.kind
        and had.revision = d.revision)
  on conflict (company_id, owner_id, kind)
    do update set content = excluded.content, revision = excluded.revision, base_id = excluded.base_id;
  $$;
create function pg_temp.copy_components() returns void language sql as $$
  insert into document (id, company_id, owner_id, kind, content, created_at, updated_at)
    select gen_random_uuid(), company_id, c.id, 'component', jsonb_build_object('version', 1, 'blocks', blocks),
      created_at, updated_at
    from component c where not exists (
      select from document had where had.company_id = c.company_id and had.owner_id = c.id and had.kind = 'component'
        and had.content -> 'blocks' = c.blocks)
  on conflict (company_id, owner_id, kind)
    do update set content = excluded.content, revision = document.revision + 1;
  $$;
select pg_temp.copy_products(), pg_temp.copy_components();

-- Until the columns are dropped, one version later, the database writes them and the documents together: servers of the
-- version before run beside newer ones, and one can go back to them without losing a save.
create function product_to_documents() returns trigger language plpgsql as $$
  begin
    insert into document (id, company_id, owner_id, kind, content, revision, base_id)
      select gen_random_uuid(), new.company_id, new.id, d.kind, d.content, d.revision, d.base_id
      from (values ('body', new.body, new.body_revision, new.base_release_id),
        ('shell', new.shell, new.shell_revision, null::uuid)) d (kind, content, revision, base_id)
      where d.content is not null
    on conflict (company_id, owner_id, kind) do update
      set content = excluded.content, revision = excluded.revision, base_id = excluded.base_id, updated_at = now()
      where (document.content, document.revision, document.base_id)
        is distinct from (excluded.content, excluded.revision, excluded.base_id);
    delete from document where company_id = new.company_id and owner_id = new.id
      and (kind = 'body' and new.body is null or kind = 'shell' and new.shell is null);
    return null;
  end
  $$;
create function component_to_document() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from document_lock where company_id = old.company_id and product_id = old.id;
      delete from document_version where company_id = old.company_id and product_id = old.id;
      delete from document where company_id = old.company_id and owner_id = old.id;
    else
      insert into document (id, company_id, owner_id, kind, content)
        values (gen_random_uuid(), new.company_id, new.id, 'component',
          jsonb_build_object('version', 1, 'blocks', new.blocks))
      on conflict (company_id, owner_id, kind) do update
        set content = excluded.content, revision = document.revision + 1, updated_at = now()
        where document.content is distinct from excluded.content;
    end if;
    return null;
  end
  $$;
create function document_to_owner() returns trigger language plpgsql as $$
  begin
    if new.kind = 'body' then
      update product set body = new.content, body_revision = new.revision,
        base_release_id = coalesce(new.base_id, base_release_id)
      where company_id = new.company_id and id = new.owner_id;
    elsif new.kind = 'shell' then
      update product set shell = new.content, shell_revision = new.revision
      where company_id = new.company_id and id = new.owner_id;
    elsif new.kind = 'component' then
      update component set blocks = new.content -> 'blocks' where company_id = new.company_id and id = new.owner_id;
    end if;
    return null;
  end
  $$;
create trigger product_writes_documents
  after insert or update of body, shell, body_revision, shell_revision, base_release_id on product
  for each row when (pg_trigger_depth() = 0) execute function product_to_documents();
-- A component that is made without any blocks gets them as a document.
alter table component alter column blocks set default '[]';
create trigger component_writes_document after insert or update of blocks on component
  for each row when (pg_trigger_depth() = 0 and new.blocks <> '[]') execute function component_to_document();
create trigger component_deletes_document after delete on component
  for each row when (pg_trigger_depth() = 0) execute function component_to_document();
create trigger document_writes_owner after insert or update on document
  for each row when (pg_trigger_depth() = 0) execute function document_to_owner();
-- What the document itself may not become is refused there.
create or replace trigger product_keeps_its_base before update on product
  for each row when (pg_trigger_depth() = 0) execute function keep_base();

-- From here nobody saves until the end.
select pg_temp.copy_products(), pg_temp.copy_components();

-- Locks and versions are of any document. `product_id` and `document` say owner and kind, and keep their names as long as
-- servers of the version before may run.
alter table document_lock drop constraint document_lock_product;
alter table document_version drop constraint document_version_product;
alter table document_version add constraint document_version_of
  foreign key (company_id, product_id, document) references document (company_id, owner_id, kind);
