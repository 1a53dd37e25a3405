-- Addresses a buyer typed by mistake before buying under the right one: what was mailed there is erased with them.
alter table customer add column former_emails text[] not null default '{}';
