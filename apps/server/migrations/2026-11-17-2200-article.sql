-- Help that whoever runs the product writes beside the guide; every company reads what is published of it.
create table article (
  id uuid not null,
  company_id uuid not null default current_company(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null,
  section text not null,
  text text not null,
  screens text[] not null,
  is_published boolean not null,
  primary key (company_id, id),
  constraint article_title unique (company_id, title)
);
create index article_by_change on article (company_id, updated_at);

create policy published on article for select to partner using (is_published);
grant select on article to partner;
create view published_article with (security_barrier) as
  select a.id, a.section, a.title, a.text, a.screens, a.updated_at from article a
  where a.is_published and a.company_id in (select c.id from company c where c.is_operator);
grant create on schema public to partner;
alter view published_article owner to partner;
revoke create on schema public from partner;
grant select on published_article to app;
