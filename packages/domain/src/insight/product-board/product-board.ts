import { z } from 'zod'

/** What a product has usual values for, or may do without; what it must have is told by what is missing. */
export const boardSettings = ['sending', 'checkout', 'connectors', 'transactions', 'cases', 'referralMail'] as const

/** How far it is: as it came, set by somebody, not used by this product, or waiting for somebody. */
export const settingStates = ['usual', 'set', 'unused', 'to-do'] as const

/** So many are counted; as many mean that or more. */
export const mostCounted = 100

const SettingState = z.object({
  state: z.enum(settingStates),
  /** Of what the state speaks of: who is told, what is missing, which cases wait. */
  count: z.int(),
})

/** Null where the reader may not see what it is about. */
export const ProductBoard = z
  .object({
    sending: SettingState,
    checkout: SettingState,
    connectors: SettingState,
    transactions: SettingState.nullable(),
    cases: SettingState.nullable(),
    referralMail: SettingState.nullable(),
  } satisfies Record<(typeof boardSettings)[number], z.ZodType>)
  .meta({ id: 'ProductBoard' })

export type BoardSetting = (typeof boardSettings)[number]
export type SettingState = z.output<typeof SettingState>
export type ProductBoard = z.output<typeof ProductBoard>
