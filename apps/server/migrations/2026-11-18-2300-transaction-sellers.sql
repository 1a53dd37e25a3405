-- Whose sale a line is, as columns: lists find the sales of an agent or a merchant by an index.
alter table transaction add column agent_id uuid generated always as ((origin ->> 'agentId')::uuid) stored;
alter table transaction add column merchant text generated always as (origin ->> 'merchant') stored;
create index transaction_of_agent on transaction (company_id, agent_id, booked_at) where agent_id is not null;
create index transaction_of_merchant on transaction (company_id, channel_id, merchant, booked_at) where merchant is not null;
