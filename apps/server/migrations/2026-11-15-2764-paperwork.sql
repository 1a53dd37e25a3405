-- Which documents a product sends and when, and what the last pages of its journey say.
alter table product add column paperwork jsonb;
