alter table company
  add column place_of_incorporation text not null default '',
  add column address text not null default '',
  add column website text not null default '',
  add column official_email text not null default '',
  add column bank_name text not null default '',
  add column account_number text not null default '',
  add column logo_file_id uuid,
  add column favicon_file_id uuid,
  -- Whether the operator has found the company to be what it says; set with what was sent in last.
  add column verification_state text not null default 'pending',
  add column submission_id uuid,
  add column submitted_at timestamptz,
  add column decided_at timestamptz,
  add column verification_reasons text not null default '',
  -- The address messages are sent for. Only the hash of the link's secret is kept.
  add column sender_email text,
  add column sender_link_hash text,
  add column sender_sent_at timestamptz,
  add column sender_expires_at timestamptz,
  add column sender_verified_at timestamptz,
  add column app_store_link text not null default '',
  add column google_play_link text not null default '',
  add column has_login_notification boolean not null default true,
  add column deactivated_at timestamptz,
  add constraint company_logo foreign key (company_id, logo_file_id) references stored_file (company_id, id),
  add constraint company_favicon foreign key (company_id, favicon_file_id) references stored_file (company_id, id);

create table verification_document (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null,
  number text not null,
  file_id uuid not null,
  primary key (company_id, id),
  constraint verification_document_kind unique (company_id, kind),
  constraint verification_document_file foreign key (company_id, file_id) references stored_file (company_id, id)
);

-- What companies sent in, as it was then. Rows of the operator's company: its reviewers see them and no others.
create table company_review (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  for_company_id uuid not null,
  company_name text not null,
  reference_number text not null,
  business_type text not null,
  country text not null,
  profile jsonb not null,
  documents jsonb not null,
  submitted_by text not null,
  state text not null default 'pending',
  reasons text not null default '',
  decided_by text not null default '',
  decided_at timestamptz,
  primary key (company_id, id)
);
create index company_review_of_company on company_review (company_id, for_company_id);

-- The operator sees who asks without reading the company's own rows.
alter table reactivation_request
  add column company_name text not null default '',
  add column reference_number text not null default '',
  add column asked_by text not null default '',
  add column granted_at timestamptz;

-- Deletes all that the company of the transaction has, as far as the role may delete: what only grows, stays. Rows
-- refer to each other, so what cannot go yet goes in a later round.
create function erase_company_rows() returns integer language plpgsql as $$
declare
  name regclass;
  deleted integer;
  erased integer := 0;
  progress boolean := true;
  waits boolean := true;
begin
  if current_company() is null then raise 'there is no company to erase'; end if;
  while waits loop
    if not progress then raise 'rows of the company refer to each other in a circle'; end if;
    progress := false;
    waits := false;
    for name in
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
      where a.attname = 'company_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname <> 'company' and has_table_privilege(c.oid, 'delete')
    loop
      begin
        execute format('delete from %s', name);
        get diagnostics deleted = row_count;
        erased := erased + deleted;
        progress := progress or deleted > 0;
      exception when foreign_key_violation then
        waits := true;
      end;
    end loop;
  end loop;
  return erased;
end
$$;
