import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { machine } from '../../machine.ts'

/** A replacement waits, is held back, or has been made. */
export const replacementLifecycle = machine('active', {
  active: { suspend: 'suspend', make: 'success' },
  suspend: { resume: 'active' },
  success: {},
})

export const portalMinutes = 30
/** Wrong keys in a row before the portal stays shut for a while. */
export const keyTries = 5
export const keyRestMinutes = 15

export const SecurityKeyForm = z
  .strictObject({ key: requiredText(100) })
  .meta({ id: 'SecurityKeyForm', examples: [{ key: 'ABCD-EFGH-JKMN-PQRS' }] })

/** Whose key it is: what the company quotes to support. */
export const IssueKeyForm = z
  .strictObject({ referenceNumber: requiredText(40) })
  .meta({ id: 'IssueKeyForm', examples: [{ referenceNumber: 'CW-1234-5678-9012' }] })

export const IssuedKey = z.object({ key: z.string(), companyName: z.string() }).meta({ id: 'IssuedKey' })

/** Whether there is a key, and until when whoever asks has opened the portal with it. */
export const Portal = z
  .object({
    hasKey: z.boolean(),
    opensUntil: moment.nullable(),
    /** What was wrong with the key that was shown. An answer and no error: the count of tries must be kept. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'Portal' })

const minutes = z.int().min(3, 'Between 3 and 60 minutes').max(60, 'Between 3 and 60 minutes')
const days = z.int().min(1, 'Between 1 and 60 days').max(60, 'Between 1 and 60 days')

/** Now, or after so many minutes or days. */
export const ReplaceWhen = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('now') }),
  z.strictObject({ kind: z.literal('minutes'), after: minutes }),
  z.strictObject({ kind: z.literal('days'), after: days }),
])

const minuteMs = 60_000

export function replaceAt(when: z.output<typeof ReplaceWhen>, now: Date): Date {
  if (when.kind === 'now') return now
  return new Date(now.getTime() + when.after * minuteMs * (when.kind === 'days' ? 24 * 60 : 1))
}

export const ReplacementForm = z
  .strictObject({
    productId: idOf('product'),
    /** Its data name in the body. */
    document: requiredText(60),
    fileId: idOf('policyDocumentFile'),
    when: ReplaceWhen,
  })
  .meta({
    id: 'ReplacementForm',
    examples: [
      {
        productId: '01900000-0000-7000-8000-000000000000',
        document: 'ipid',
        fileId: '01900000-0000-7000-8000-000000000000',
        when: { kind: 'days', after: 1 },
      },
    ],
  })

export const Replacement = z
  .object({
    id: idOf('documentReplacement'),
    productId: idOf('product'),
    productName: z.string(),
    document: z.string(),
    title: z.string(),
    fileName: z.string(),
    at: moment,
    state: z.enum(replacementLifecycle.states),
    doneAt: moment.nullable(),
  })
  .meta({ id: 'Replacement' })

export const ReplacementRef = z.strictObject({ id: idOf('documentReplacement') })

/** The documents of what is on sale. */
export const LiveDocument = z
  .object({ productId: idOf('product'), productName: z.string(), document: z.string(), title: z.string() })
  .meta({ id: 'LiveDocument' })

const order = { error: 'The end comes after the beginning', path: ['endsAt'] }

export const WindowForm = z
  .strictObject({ note: z.string().trim().max(200), beginsAt: moment, endsAt: moment })
  .refine(({ beginsAt, endsAt }) => Date.parse(endsAt) > Date.parse(beginsAt), order)
  .meta({
    id: 'WindowForm',
    examples: [{ note: 'New rates', beginsAt: '2026-11-20T02:00:00Z', endsAt: '2026-11-20T03:00:00Z' }],
  })

export const MaintenanceWindow = z
  .object({
    id: idOf('maintenanceWindow'),
    note: z.string(),
    beginsAt: moment,
    endsAt: moment,
    status: z.enum(['planned', 'running', 'over', 'cancelled']),
  })
  .meta({ id: 'MaintenanceWindow' })

export const WindowRef = z.strictObject({ id: idOf('maintenanceWindow') })

export type Replacement = z.output<typeof Replacement>
export type MaintenanceWindow = z.output<typeof MaintenanceWindow>
