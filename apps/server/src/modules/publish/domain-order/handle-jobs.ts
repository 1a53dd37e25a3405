import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { domains, saveDomain } from '../domain/index.ts'
import { tellEnding } from './jobs.ts'
import { nextNotice } from './order-became.ts'

export const domainOrderJobs = [
  handle(tellEnding, async ({ tx, now }, { domainId }) => {
    const row = await selectRow(tx, domains, domainId, 'for update')
    if (!row?.registration || row.state === 'released') return
    await saveDomain(tx, domainId, { noticeAt: nextNotice(row.registration.endsOn, now) })
    raiseEvent(tx, 'domain-order.ending', { domainId })
  }),
]

export const domainOrderSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'domain-order.hand-over',
    { column: domains.noticeAt, job: tellEnding, inputOf: (domainId) => ({ domainId }), handedOver: 'look-again' },
    { door },
  ),
]
