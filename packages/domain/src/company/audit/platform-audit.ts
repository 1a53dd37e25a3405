import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const platformAudit: NounAudit = {
  things: { demo: 'Demo', job: 'Jobs', metrics: 'Figures' },
  done: {
    'demo/create': 'made the demo companies',
    'demo/history': 'lived the year behind the demo',
    job: 'did a job of the product',
    metrics: 'read the product’s figures',
  },
}
