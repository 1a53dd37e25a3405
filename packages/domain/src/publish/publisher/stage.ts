import { z } from 'zod'
import { insuranceLines } from '../../build/product/product.ts'
import { productLifecycle } from '../../build/product/product-lifecycle.ts'
import { idOf, moment } from '../../fields.ts'
import { Mount } from '../release/mount.ts'
import type { MountState } from '../release/mount-lifecycle.ts'

/** The lists of the publisher. `pre-live` was handed over and answers nowhere; `renew` is over, or soon. */
export const stages = ['pre-live', 'staging', 'live', 'swap-backup', 'renew', 'trash'] as const

export type Stage = (typeof stages)[number]

/**
 * The one list in which a stay stands. What is live and ends soon is pointed at in `renew` as well; what went on as
 * another stay is the history of its address.
 */
export const stageOfState = {
  staging: 'staging',
  live: 'live',
  offline: 'pre-live',
  'swap-backup': 'swap-backup',
  expired: 'renew',
  trash: 'trash',
  past: undefined,
} as const satisfies Record<MountState, Stage | undefined>

export const StageCounts = z
  .object({
    'pre-live': z.int(),
    staging: z.int(),
    live: z.int(),
    'swap-backup': z.int(),
    renew: z.int(),
    trash: z.int(),
    schedule: z.int(),
    requests: z.int(),
  } satisfies Record<Stage | 'schedule' | 'requests', z.ZodInt>)
  .meta({ id: 'StageCounts' })

/** Who sees a product among brokers: those bound to the company, the others, or all of them. */
export const accesses = ['members', 'non-members', 'both'] as const

/** Where a company's sites may stand. */
export const Places = z
  .object({
    /** One label under it, without proof. */
    siteDomain: z.string(),
    /** Where the installation itself answers. */
    ownHosts: z.array(z.string()),
    /** Domains that were proven: any name under them. */
    proven: z.array(z.string()),
    /** But not under these, which others have proven by themselves. */
    ceded: z.array(z.string()),
    /** Hosts that the company has without proof, for the time being. */
    unproven: z.array(z.string()),
  })
  .meta({ id: 'Places' })

export type Places = z.output<typeof Places>

/** A product at a stage; before it was ever published it has no mount. */
export const StageItem = z
  .object({
    productId: idOf('product'),
    name: z.string(),
    line: z.enum(insuranceLines),
    productState: z.enum(productLifecycle.states),
    revision: z.int(),
    mount: Mount.nullable(),
    /** Nobody has proven that the address is theirs: it answers until then. */
    unprovenUntil: moment.nullable(),
    /** Its provider is a partner no longer: it stands there, and quotes nobody. */
    isClosed: z.boolean(),
  })
  .meta({ id: 'StageItem' })

export const mountEvents = [
  'published',
  'went-live',
  'swapped-in',
  'swapped-out',
  'rolled-back',
  'renewed',
  'auto-renewed',
  'expired',
  'taken-offline',
  'proven-by-another',
  'not-proven-in-time',
  'replaced',
  'trashed',
  'restored',
] as const

export type MountEventKind = (typeof mountEvents)[number]

/** What happened at an address. */
export const MountEvent = z
  .object({
    id: z.uuid(),
    what: z.enum(mountEvents),
    version: z.int(),
    at: moment,
    by: z.string().nullable(),
    approvedBy: z.string().nullable(),
    changes: z.array(z.string()),
  })
  .meta({ id: 'MountEvent' })

export const MountDetail = z
  .object({
    item: StageItem,
    access: z.enum(accesses),
    /** What a roll-back at this address leads to. */
    backup: Mount.nullable(),
    history: z.array(MountEvent),
  })
  .meta({ id: 'MountDetail' })

export type StageItem = z.output<typeof StageItem>
export type MountDetail = z.output<typeof MountDetail>
export type MountEvent = z.output<typeof MountEvent>
