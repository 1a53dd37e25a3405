import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const ownEventAudit: NounAudit = {
  things: { event: 'Own events' },
  named: { own_event: 'name' },
  done: {
    'event/saveEvent': 'set the own event {}',
    'event/deleteEvent': 'deleted an own event',
    'event/raiseEvent': 'raised the own event {}',
  },
}
