-- What is live uses a unit of its type, as it was frozen.
alter table mount add column product_type text;
update mount set product_type = release.content -> 'settings' ->> 'type'
from release where release.company_id = mount.company_id and release.id = mount.release_id;
alter table mount alter column product_type set not null;
create index mount_live on mount (company_id, product_type, product_id) where state = 'live';
