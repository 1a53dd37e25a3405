-- Buyers are written to in the language they read and bought in. Those of before read the product's first.
alter table application add column language text;
alter table policy add column language text;
