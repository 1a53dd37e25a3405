import { customer, type NounAudit } from '../../base/audit/noun-audit.ts'

export const siteAudit: NounAudit = {
  things: { site: 'Journeys on sites' },
  done: {
    'site/journey': customer('went on with an application'),
  },
}
