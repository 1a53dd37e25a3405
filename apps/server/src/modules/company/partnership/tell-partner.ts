import { z } from 'zod'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { job } from '../../../platform/jobs/job.ts'
import { publish } from '../../../platform/live/publish.ts'
import type { PartnershipRow } from './tables.ts'

const partnerEvents = ['asked', 'accepted', 'refused', 'revoked', 'ended', 'proposed', 'agreed', 'declined'] as const

type PartnerEvent = (typeof partnerEvents)[number]

/** What one company does, the other one hears: in a transaction of its own, for neither writes the other's rows. */
export const tellPartner = job('partnership.tell', {
  input: z.object({ id: z.uuid(), event: z.enum(partnerEvents) }),
})

/** Colleagues who have it open see it too. */
export async function tellOtherSide(tx: WriteTx, { id }: PartnershipRow, event: PartnerEvent): Promise<void> {
  publish(tx, { kind: 'partnership', subjectId: id })
  await enqueue(tx, tellPartner, { id, event })
}
