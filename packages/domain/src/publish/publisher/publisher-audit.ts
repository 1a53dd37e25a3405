import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const publisherAudit: NounAudit = {
  things: { publisher: 'Publishing' },
  named: { publish_request: 'host', schedule_event: 'host' },
  done: {
    'publisher/publishProduct': 'published the product {}',
    'publisher/makeRelease': 'made a release of the product {}',
    'publisher/handOver': 'handed the product {} to the publisher',
    'publisher/goLive': 'put {a site} live',
    'publisher/swapDesign': 'swapped the design at {a site}',
    'publisher/rollBack': 'went back to the design before at {a site}',
    'publisher/renewMount': 'renewed the site {}',
    'publisher/setAutoRenewal': 'changed whether the site {} is renewed by itself',
    'publisher/takeOffline': 'took the site {} offline',
    'publisher/trashMount': 'moved the site {} to the trash',
    'publisher/restoreMount': 'restored the site {}',
    'publisher/newPassword': 'made a new password for the site {}',
    'publisher/scheduleEvent': 'scheduled something at {a site}',
    'publisher/updateEvent': 'put what is scheduled at {a site} to another time',
    'publisher/cancelEvent': 'called off what was scheduled at {a site}',
    'publisher/updateSettings': 'changed whether publishing takes a second person',
    'publisher/requestApproval': 'asked for publishing at {a site} to be approved',
    'publisher/approveRequest': 'approved publishing at {a site}',
    'publisher/rejectRequest': 'rejected publishing at {a site}',
    'publisher/setAccess': 'changed which partners see the product {}',
    'publisher/execute': 'did what was scheduled at {a site}',
  },
}
