import { call, group, member } from '@coverwright/contract/call'
import { z } from 'zod'
import { channels } from '../../modules/sell/channel/tables.ts'
import type { HandlersOf } from './handlers.ts'

// Compiled, never run: every mistake below must be an error.

const sample = group('sample', {
  count: call({ access: member, input: z.object({ from: z.number() }), output: z.number() }),
})
type Handlers = HandlersOf<typeof sample>

export const right: Handlers = { count: async (_context, { from }) => from + 1 }

// @ts-expect-error the call has no handler
export const missing: Handlers = {}

// @ts-expect-error the contract has no such call
export const surplus: Handlers = { ...right, guess: async () => 1 }

// @ts-expect-error the answer is a number
export const wrong: Handlers = { count: async () => 'one' }

// @ts-expect-error a call without audit has no transaction to write in
export const writing: Handlers = { count: async ({ tx }) => tx.delete(channels).then(() => 1) }

const listing = group('listing', {
  list: call({ access: member, paged: ['id'], input: z.object({}), output: z.number() }),
})

// @ts-expect-error a list that cuts and counts its rows itself grows dearer with them
export const cutting: HandlersOf<typeof listing> = { list: async () => ({ items: [1], total: 1 }) }
