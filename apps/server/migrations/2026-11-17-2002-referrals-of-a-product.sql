-- How many cases of one product wait, for its board.
create index referral_of_product_by_state on referral (company_id, product_id, state);
