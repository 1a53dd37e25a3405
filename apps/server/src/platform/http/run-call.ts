import type { Call } from '@coverwright/contract/call'
import type { Paging } from '@coverwright/contract/wire'
import { AppError, commonErrors, fail } from '@coverwright/domain/errors'
import type { Role } from '@coverwright/domain/member/roles'
import { type Permission, permissionsOfRole } from '@coverwright/domain/permissions'
import type { Pool } from 'pg'
import { audited } from '../audit/audited.ts'
import type { Bearer } from '../auth/tokens.ts'
import { type Admission, withMember } from '../database/with-tenant.ts'
import type { Caller, Grants, Ports } from './context.ts'
import { onceByKey } from './once-by-key.ts'
import type { Input } from './read-input.ts'
import { waysIn } from './ways-in.ts'

export interface Operation {
  readonly call: Call
  /** As the audit names it: `group/call`. */
  readonly name: string
  /** The handler with its types erased. */
  readonly handler: (context: object, input: unknown, paging?: Paging) => Promise<unknown>
}

export interface Invocation {
  readonly caller: Caller
  /** Absent when the call is open to anyone. */
  readonly bearer: Bearer | undefined
  /** A write sent again under the same key is carried out once. */
  readonly idempotencyKey: string | undefined
  /** Read only once the caller was found to be allowed: who is not learns nothing about the input. */
  readonly readInput: () => Input
}

export interface Services {
  readonly pool: Pool
  readonly ports: Ports
  readonly now: () => Date
}

export async function runCall(services: Services, operation: Operation, invocation: Invocation): Promise<unknown> {
  try {
    return await run(services, operation, invocation)
  } catch (error) {
    if (!(error instanceof AppError) || isDeclared(operation.call, error)) throw error
    throw new Error(`${operation.name} does not declare ${error.code}`, { cause: error })
  }
}

const isDeclared = ({ errors = [] }: Call, { code }: AppError) =>
  errors.includes(code) || (commonErrors as readonly string[]).includes(code)

/** Gives the handler what its call declares: a way to a company, a transaction to read in, or one to write in. */
function run(services: Services, operation: Operation, invocation: Invocation) {
  const { pool, ports } = services
  const { call, name, handler } = operation
  const { bearer, caller, readInput } = invocation
  const now = services.now()
  if (!bearer) {
    const { values, paging } = readInput()
    return handler({ now, caller, ports, ...waysIn(pool, name) }, values, paging)
  }

  if (call.audit) return write(services, operation, invocation, bearer, now)

  return withMember(pool, { ...bearer, mode: 'read only' }, async (tx, admission) => {
    const grants = admission.then((admitted) => grantsOf(admitted, call))
    const reading = async () => {
      const { values, paging } = readInput()
      return handler({ now, caller, ports, actor: bearer, grants, tx }, values, paging)
    }
    // Not being allowed comes before anything else that may be wrong.
    const [granted, result] = await Promise.allSettled([grants, reading()])
    if (granted.status === 'rejected') throw granted.reason
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

/** Nothing is written before the database has said that it may be. */
async function write(
  { pool, ports }: Services,
  operation: Operation,
  invocation: Invocation,
  actor: Bearer,
  now: Date,
) {
  const { call, name, handler } = operation
  const { caller, idempotencyKey: key, readInput } = invocation
  const { memberId } = actor
  const result = await withMember(pool, { ...actor, mode: 'read write' }, async (tx, admission) => {
    const grants = Promise.resolve(grantsOf(await admission, call))
    const { values, paging, file } = readInput()
    const carryOut = () =>
      audited(tx, memberId, name, (audit) =>
        handler({ now, caller, ports, actor, grants, tx, audit, file }, values, paging),
      )
    return key && !file ? onceByKey(tx, { key, memberId, call: name, input: values }, carryOut) : carryOut()
  })
  // What `refuse` returned: the guess is counted by now.
  if (result instanceof AppError) throw result
  return result
}

function grantsOf(admission: Admission | undefined, { access }: Call): Grants {
  if (!admission) return fail('not-signed-in')
  // Both columns are written from the catalogue's own types.
  const role = admission.role as Role
  const permissions = (admission.permissions as Permission[] | null) ?? permissionsOfRole(role)
  if (access.kind === 'permission' && !permissions.includes(access.permission)) fail('not-allowed')
  return { role, permissions }
}
