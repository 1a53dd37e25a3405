import { createClient } from '@coverwright/contract/client'
import { calls, wire } from './client.ts'

const unreachable: ReadonlySet<number> = new Set([503, 504])

/** For what happens behind someone's back: a server out of reach is no reason to ask them whether to try again. */
export const quietClient = createClient(calls, {
  ...wire,
  recover: async (answer, attempt, call) =>
    !unreachable.has(answer.status) && (await wire.recover?.(answer, attempt, call)) === true,
})
