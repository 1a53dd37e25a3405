import { z } from 'zod'
import type { Permission } from '../permissions.ts'

/** What a company needs before it sells, in the order it is best done, and who can do it. */
export const setUpSteps = {
  profile: 'company-profile',
  verification: 'company-profile',
  senderEmail: 'manage-account',
  people: 'users',
  gateway: 'manage-gateways',
  product: 'project',
  live: 'publish-live',
  agreement: 'manage-agreements',
} as const satisfies Record<string, Permission>

export type SetUpStep = keyof typeof setUpSteps

/** What is done of it, read from what stands. */
export const SetUp = z
  .object({
    profile: z.boolean(),
    verification: z.boolean(),
    senderEmail: z.boolean(),
    people: z.boolean(),
    /** Null for a company that is not paid by customers. */
    gateway: z.boolean().nullable(),
    product: z.boolean(),
    live: z.boolean(),
    agreement: z.boolean(),
  } satisfies Record<SetUpStep, z.ZodType<boolean | null>>)
  .meta({ id: 'SetUp' })

export type SetUp = z.output<typeof SetUp>
