-- Where an answer to a mail goes, when not to the platform: the address the company verified.
alter table outbox_message add column reply_to text;

-- The part of the world a sign-in came from, as the browser's time zone names it.
alter table session add column place text not null default '';
