-- What a list is sorted by where the text itself may be longer than an index takes.
alter table customer add column sort_name text not null generated always as (left(name, 200)) stored;
alter table outbox_message add column sort_subject text not null generated always as (left(subject, 200)) stored;

-- What belongs to a customer.
create index application_of_customer on application (company_id, customer_id);
create index policy_of_customer on policy (company_id, customer_id);
create index customer_note_of_customer on customer_note (company_id, customer_id);

-- What belongs to an application, whatever became of it.
drop index payment_of_application;
create index payment_of_application on payment (company_id, application_id, id);
create index vehicle_approval_of_application on vehicle_approval (company_id, application_id);
create index referral_of_application on referral (company_id, application_id);

-- Every order and filter of the lists of what grows. Ties go the newest first both ways: where very many rows share a value,
-- each way has its own.
create index customer_by_name on customer (company_id, sort_name, id);
create index customer_by_time on customer (company_id, created_at, id);
create index quote_newest on quote (company_id, created_at, id);
create index referral_by_state on referral (company_id, state, id);
create index referral_by_state_newest on referral (company_id, state, id desc);
create index referral_by_reference on referral (company_id, reference, id);
create index referral_by_decision on referral (company_id, decided_at, id);
create index referral_by_mode on referral (company_id, mode, created_at);
create index referral_of_product on referral (company_id, product_id, created_at);
create index vehicle_approval_by_state on vehicle_approval (company_id, state, id);
create index vehicle_approval_by_state_newest on vehicle_approval (company_id, state, id desc);
create index vehicle_approval_by_decision on vehicle_approval (company_id, decided_at, id);
create index vehicle_approval_by_mode on vehicle_approval (company_id, mode, created_at);
create index transaction_by_kind on transaction (company_id, kind, id);
create index transaction_by_kind_newest on transaction (company_id, kind, id desc);
create index transaction_by_booking on transaction (company_id, booked_at, id);
create index transaction_by_policy on transaction (company_id, policy_number, id);
create index transaction_by_mode on transaction (company_id, mode, booked_at);
create index outbox_message_by_state on outbox_message (company_id, state, id);
create index outbox_message_by_state_newest on outbox_message (company_id, state, id desc);
create index outbox_message_by_subject on outbox_message (company_id, sort_subject, id);
create index outbox_message_by_subject_newest on outbox_message (company_id, sort_subject, id desc);
create index outbox_message_by_recipient on outbox_message (company_id, recipient, id);
create index outbox_message_by_channel on outbox_message (company_id, channel, created_at);
create index notification_newest on notification (company_id, member_id, id);
create index notification_unread on notification (company_id, member_id, created_at, id) where read_at is null;
create index audit_by_time on audit (company_id, created_at, id);
create index audit_by_call on audit (company_id, call, id);
create index audit_by_call_newest on audit (company_id, call, id desc);
create index audit_of_actor on audit (company_id, actor_id, created_at);

-- What was sold of another's product: each of the two sees it by its own column.
create index resold_policy_by_time on resold_policy (company_id, mode, created_at, id);
drop index resold_policy_of_partner;
create index resold_policy_of_partner on resold_policy (partner_id, mode, created_at, id);
