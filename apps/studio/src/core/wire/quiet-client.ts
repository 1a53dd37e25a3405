import { createClient } from '@coverwright/contract/client'
import { isOutOfReach } from './answer.ts'
import { calls, wire } from './client.ts'

/** For what happens behind someone's back: a server out of reach is no reason to ask them whether to try again. */
export const quietClient = createClient(calls, {
  ...wire,
  recover: async (answer, attempt, call) =>
    !isOutOfReach(answer) && (await wire.recover?.(answer, attempt, call)) === true,
})
