-- One transfer of the primary role at a time; the newest replaces the one before it.
create table primary_transfer (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  from_member_id uuid not null,
  to_member_id uuid not null,
  token_hash text not null,
  expires_at timestamptz not null,
  done_at timestamptz,
  primary key (company_id, id),
  constraint primary_transfer_from foreign key (company_id, from_member_id) references member (company_id, id),
  constraint primary_transfer_to foreign key (company_id, to_member_id) references member (company_id, id)
);

-- A company has one primary user, whatever happens at once.
create unique index member_primary on member (company_id) where role = 'primary';
