import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const trafficAudit: NounAudit = {
  things: { traffic: 'Uptime' },
  named: { outage: 'host' },
  done: {
    'traffic/outage': 'noted that the site {} did not answer',
  },
}
