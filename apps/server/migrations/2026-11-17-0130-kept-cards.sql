-- A session of nothing takes nothing: a card is kept there for later payments.
alter table test_gateway.session drop constraint session_amount_minor_check;
alter table test_gateway.session add constraint session_amount_minor_check check (amount_minor >= 0);
