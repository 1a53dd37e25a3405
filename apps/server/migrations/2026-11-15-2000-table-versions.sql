-- A version of a table on its way from a file to rates: what was read, what it was taken for, what is wrong with it.
alter table pricing_table_version
  alter column columns drop not null,
  alter column rows drop not null,
  alter column row_count set default 0,
  add column revision integer not null default 1,
  add column source_name text not null default '',
  add column file_id uuid,
  add column job_id uuid,
  add column reasons text[] not null default '{}',
  add column report jsonb,
  add column identified jsonb,
  add column mapping jsonb,
  add column corrections jsonb not null default '{"cells": {}, "skipped": []}',
  add column problems jsonb not null default '[]',
  add column table_warnings jsonb not null default '[]';

create table pricing_table_sheet (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version_id uuid not null,
  position integer not null,
  name text not null,
  row_count integer not null,
  column_count integer not null,
  content bytea not null,
  primary key (company_id, id),
  constraint pricing_table_sheet_version foreign key (company_id, version_id) references pricing_table_version (company_id, id) on delete cascade,
  constraint pricing_table_sheet_position unique (company_id, version_id, position)
);
