-- The page of the test gateway comes filled with who pays, and forgets it when it is over.
alter table test_gateway.session add column payer jsonb;
