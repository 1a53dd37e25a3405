import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const releaseAudit: NounAudit = {
  named: { mount: 'host' },
  done: {
    'release/expire': 'ended or renewed the site {} on its day',
    'release/end-unproven': 'ended the site {}: nobody proved its name in time',
    'release/prove-by-another': 'ended the site {}: another company proved its name',
  },
}
