-- Of a coupon or of a voucher, never of both.
alter table promotion_hold drop constraint promotion_hold_of_one;
alter table promotion_hold add constraint promotion_hold_of_one check (coupon_id is null or voucher_id is null);
