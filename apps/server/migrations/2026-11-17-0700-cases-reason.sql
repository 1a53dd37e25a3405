-- Whoever approves reads why something shall go live though test cases fail.
alter table publish_request add column cases_reason text;
