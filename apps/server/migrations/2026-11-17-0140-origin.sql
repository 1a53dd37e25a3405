-- Who sent a sale: set when the application starts, and carried on to the policy and its transactions. Empty where nobody did.
alter table application add column origin jsonb not null default '{}';
alter table policy add column origin jsonb not null default '{}';
alter table transaction add column origin jsonb not null default '{}';
