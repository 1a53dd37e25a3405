import type { Call } from '@coverwright/contract/call'
import type { Paging } from '@coverwright/contract/wire'
import { AppError } from '@coverwright/domain/errors'
import type { Pool } from 'pg'
import { audited } from '../audit/audited.ts'
import type { Actor } from '../auth/tokens.ts'
import { withTenant } from '../database/with-tenant.ts'

export interface Operation {
  readonly call: Call
  /** As the audit names it: `group/call`. */
  readonly name: string
  /** The handler with its types erased. */
  readonly handler: (context: object, input: unknown, paging?: Paging) => Promise<unknown>
}

export interface Invocation {
  /** Absent when the call is open to anyone. */
  readonly actor: Actor | undefined
  readonly input: unknown
  readonly paging: Paging | undefined
}

export async function runCall(pool: Pool, operation: Operation, invocation: Invocation): Promise<unknown> {
  try {
    return await run(pool, operation, invocation)
  } catch (error) {
    if (!(error instanceof AppError) || operation.call.errors?.includes(error.code)) throw error
    throw new Error(`${operation.name} does not declare ${error.code}`, { cause: error })
  }
}

/** Gives the handler what its call declares: the time alone, a transaction to read in, or one to write in. */
function run(pool: Pool, { call, name, handler }: Operation, { actor, input, paging }: Invocation) {
  const now = new Date()
  if (!actor) return handler({ now }, input, paging)

  const { companyId } = actor
  if (!call.audit) {
    return withTenant(pool, { companyId, mode: 'read only' }, (tx) => handler({ now, actor, tx }, input, paging))
  }
  return withTenant(pool, { companyId, mode: 'read write' }, (tx) =>
    audited(tx, actor, name, (audit) => handler({ now, actor, tx, audit }, input, paging)),
  )
}
