-- The page of the test gateway stands in the look of the shop it was opened from.
alter table test_gateway.session add column look jsonb;
