-- Everybody who wrote or changed a post, and who described a photo last: none of them approves it.
alter table post add column editor_ids uuid[] not null default '{}';
alter table post_photo add column describer_id uuid;
