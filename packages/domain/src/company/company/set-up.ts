import { z } from 'zod'
import type { Permission } from '../../permissions.ts'

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

const isDone = z.boolean().nullable()

/** What is done of it, read from what stands. Null is not asked: the step is somebody else's, or not the company's. */
export const SetUp = z
  .object({
    profile: isDone,
    verification: isDone,
    senderEmail: isDone,
    people: isDone,
    gateway: isDone,
    product: isDone,
    live: isDone,
    agreement: isDone,
  } satisfies Record<SetUpStep, typeof isDone>)
  .meta({ id: 'SetUp' })

export type SetUp = z.output<typeof SetUp>
