-- Which contract template an agreement was filled from, as it was called then.
alter table agreement add column made_from jsonb;
