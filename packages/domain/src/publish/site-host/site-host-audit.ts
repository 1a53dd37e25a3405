import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const siteHostAudit: NounAudit = {
  named: { site_host: 'host' },
  done: {
    'site-host/prove-by-another': 'took the name {} from a page: another company proved that it is theirs',
    'site-host/settle': 'looked whose the name {} is',
  },
}
