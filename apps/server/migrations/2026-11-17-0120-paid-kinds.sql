-- What is paid for by its kind and id. A payment of a policy is about its application; those begun before have no kind, and
-- the gateway goes on knowing them by their reference without one.
alter table payment add column kind text;
alter table payment add column subject_id uuid;
update payment set subject_id = application_id;
alter table payment alter column subject_id set not null;
-- Servers of the version before go on selling beside this one, and name no subject.
create function name_subject() returns trigger language plpgsql as $$
begin
  new.subject_id := coalesce(new.subject_id, new.application_id);
  return new;
end
$$;
create trigger name_subject before insert on payment for each row execute function name_subject();
alter table payment alter column application_id drop not null;
alter table payment alter column quote_id drop not null;
alter table payment add constraint payment_of_policy
  check (coalesce(kind, 'policy') <> 'policy' or (application_id is not null and quote_id is not null));
