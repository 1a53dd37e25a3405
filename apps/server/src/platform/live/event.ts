import { z } from 'zod'

/**
 * What happened, told to the screens that show it: a kind and an id. The screen asks for the rest itself, with its
 * own rights, so an event that reached the wrong eyes would tell next to nothing.
 */
export interface LiveEvent {
  readonly kind: string
  readonly subjectId?: string
  /** For this member alone; without it for the whole company. */
  readonly memberId?: string
}

/**
 * What servers themselves remember hangs on these, and nothing else would make them look again: they are told with the
 * commit, so that no crash comes between.
 */
const rememberedKinds = ['mount', 'domain'] as const
export type RememberedKind = (typeof rememberedKinds)[number]
export const isRemembered = (kind: string): boolean => (rememberedKinds as readonly string[]).includes(kind)

/** What travels between the servers. */
export const Envelope = z.object({
  companyId: z.uuid(),
  memberId: z.uuid().optional(),
  kind: z.string(),
  subjectId: z.string().optional(),
})

export const channel = 'live'
/** Between servers alone: how often callers came to each. */
export const sumChannel = 'sums'
