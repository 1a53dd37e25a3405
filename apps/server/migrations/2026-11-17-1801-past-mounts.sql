-- Stays that went on as another one were kept as offline; lists that show every stay would show those twice.
update mount set state = 'past'
where state = 'offline' and (
  (select what from mount_event told where told.company_id = mount.company_id and told.host = mount.host
      and told.mount_id = mount.id
    order by told.created_at desc, told.id desc limit 1) = 'replaced'
  or exists (
    select from mount later
    where later.company_id = mount.company_id and later.product_id = mount.product_id
      and later.release_id = mount.release_id and later.host = mount.host and later.mounted_at > mount.mounted_at));
update mount set state = 'past'
where state in ('swap-backup', 'expired') and exists (
  select from mount later
  where later.company_id = mount.company_id and later.product_id = mount.product_id
    and later.release_id = mount.release_id and later.host = mount.host and later.mounted_at > mount.mounted_at);
