-- Texts of the company's own that pages, mails, messages and documents name, and headings of tables are known by.
create table keyword (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  keyword text not null,
  name text not null,
  texts jsonb not null,
  primary key (company_id, id),
  constraint keyword_keyword unique (company_id, keyword),
  constraint keyword_name unique (company_id, name)
);
