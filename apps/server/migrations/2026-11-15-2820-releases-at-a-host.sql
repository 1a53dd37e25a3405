-- What was shown at an address a moment ago is asked for by pages that were opened before a swap.
create index mount_at_host on mount (company_id, host, mounted_at);
