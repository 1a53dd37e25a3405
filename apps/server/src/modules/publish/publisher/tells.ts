import type { publisherEvents } from '@coverwright/domain/publish/publisher/publisher-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { publishRequests, scheduleEvents } from './tables.ts'

const place = { source: 'Publisher', link: '/publisher' } as const

export const publisherTells: StandardMessages<keyof typeof publisherEvents> = {
  'publisher.approved': {
    news: async ({ tx }, { requestId }) => {
      const request = await selectRow(tx, publishRequests, requestId)
      if (!request) return []
      const { title } = worded('publisher.approved', { host: request.host })
      return [{ memberId: request.askedBy, kind: 'success', title, ...place }]
    },
  },
  'publisher.rejected': {
    news: async ({ tx }, { requestId }) => {
      const request = await selectRow(tx, publishRequests, requestId)
      // Whoever takes back what they asked for knows of it.
      if (!request || request.askedBy === request.decidedBy) return []
      const { title } = worded('publisher.rejected', { host: request.host })
      return [{ memberId: request.askedBy, kind: 'warning', title, ...place }]
    },
  },
  'publisher.event-done': {
    news: async ({ tx }, { scheduleEventId }) => {
      const done = await selectRow(tx, scheduleEvents, scheduleEventId)
      if (!done) return []
      const { title } = worded('publisher.event-done', { name: done.name, host: done.host })
      return [{ memberId: done.askedBy, kind: 'success', title, ...place }]
    },
  },
  'publisher.event-failed': {
    news: async ({ tx }, { scheduleEventId }) => {
      const failed = await selectRow(tx, scheduleEvents, scheduleEventId)
      if (!failed) return []
      const { title } = worded('publisher.event-failed', { name: failed.name, problemWords: failed.problem ?? '' })
      return [{ memberId: failed.askedBy, kind: 'warning', title, ...place }]
    },
  },
}
