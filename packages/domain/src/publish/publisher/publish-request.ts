import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { machine } from '../../machine.ts'
import { casesReason } from '../release/cases-reason.ts'
import { hostName } from '../release/mount.ts'
import { localTime, scheduleKinds } from './schedule-event.ts'

/** Where a company asks for it, a second person looks at what goes before the public. */
export const requestLifecycle = machine('pending', {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: {},
})

export const RequestForm = z
  .strictObject({
    releaseId: idOf('release'),
    host: hostName,
    kind: z.enum(['online', 'swap']),
    /** Without them it is done as soon as it is approved. */
    name: z.string().trim().max(120).optional(),
    localTime: localTime.optional(),
    casesReason,
  })
  .meta({ examples: [{ host: 'dog.localhost', kind: 'online' }] })

export const RequestRef = z.strictObject({ id: idOf('publishRequest') })

export const RejectForm = RequestRef.extend({ reason: z.string().trim().max(500) }).meta({
  examples: [{ reason: 'The excess is not what we agreed' }],
})

export const PublishRequest = z
  .object({
    id: idOf('publishRequest'),
    kind: z.enum(scheduleKinds),
    state: z.enum(requestLifecycle.states),
    host: z.string(),
    productId: idOf('product'),
    productName: z.string(),
    releaseId: idOf('release'),
    version: z.int(),
    localTime: z.string().nullable(),
    /** Parts that differ from what is live at the address. */
    changes: z.array(z.string()),
    /** Why it shall go live though test cases fail. */
    casesReason: z.string().nullable(),
    askedBy: z.string(),
    isOwn: z.boolean(),
    decidedBy: z.string().nullable(),
    decidedAt: moment.nullable(),
    reason: z.string().nullable(),
    createdAt: moment,
  })
  .meta({ id: 'PublishRequest' })

export type PublishRequest = z.output<typeof PublishRequest>
