import { type Call, errorsOf, isGranted, isLetThrough, member } from '@coverwright/contract/call'
import type { Paging } from '@coverwright/contract/wire'
import type { Role } from '@coverwright/domain/company/member/roles'
import { AppError, commonErrors, fail } from '@coverwright/domain/errors'
import { isReserved, type Permission, permissionsOfRole } from '@coverwright/domain/permissions'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { audited } from '../audit/audited.ts'
import type { KeyBearer } from '../auth/api-key.ts'
import { type AnyBearer, idOfBearer } from '../auth/guard.ts'
import { noteKeyUse } from '../auth/note-key-use.ts'
import type { AppBearer, Bearer } from '../auth/tokens.ts'
import { againIfGone } from '../database/broken-keys.ts'
import {
  type Admission,
  type KeyAdmission,
  type ReadTx,
  type WriteTx,
  withAppMember,
  withKey,
  withMember,
} from '../database/with-tenant.ts'
import type { Caller, Grants, OutsideContext, Ports, ReadContext } from './context.ts'
import { findAnswer, onceByKey } from './once-by-key.ts'
import type { Input } from './read-input.ts'
import { inCompany, waysIn } from './ways-in.ts'

export interface Operation {
  readonly call: Call
  /** As the audit names it: `group/call`. */
  readonly name: string
  readonly handler: ErasedHandler | ErasedOutbound
}

/** The handler with its types erased. */
type ErasedHandler = (context: object, input: unknown, paging?: Paging) => Promise<unknown>

/** The same of one that goes out. */
interface ErasedOutbound {
  readonly read: (context: object, input: unknown) => Promise<unknown>
  readonly act: (task: unknown, context: object) => Promise<unknown>
  readonly settle: (context: object, task: unknown, outcome: unknown) => Promise<unknown>
}

interface Inside extends Omit<Operation, 'handler'> {
  readonly handler: ErasedHandler
  /** The first step of a call that goes out: it reads, whatever the call does in the end. */
  readonly isReading?: true
}

const writes = ({ call, isReading }: Inside) => call.audit === true && !isReading

export interface Invocation {
  readonly caller: Caller
  /** Absent when the call is open to anyone. */
  readonly bearer: AnyBearer | undefined
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

const isDeclared = (call: Call, { code }: AppError) =>
  errorsOf(call).includes(code) || (commonErrors as readonly string[]).includes(code)

/** Asks whether the call may be made, and by whom, before there is anything to make it with. */
export async function admit({ pool }: Services, { call }: Operation, bearer: AnyBearer) {
  // No call of the app takes a file.
  if ('appMemberId' in bearer) return fail('not-allowed')
  if (!('keyId' in bearer)) {
    await withMember(pool, { ...bearer, mode: 'read only' }, async (_tx, admission) => grantsOf(await admission, call))
    return bearer
  }
  return withKey(pool, { ...bearer, mode: 'read only' }, async (_tx, admission) => {
    grantsOfKey(admission, bearer, call)
    return { companyId: bearer.companyId, memberId: admission?.memberId ?? bearer.keyId }
  })
}

function run(services: Services, operation: Operation, invocation: Invocation) {
  const { handler } = operation
  if (typeof handler === 'function') return runInside(services, { ...operation, handler }, invocation)
  return runOutbound(services, { ...operation, handler }, invocation)
}

/**
 * Reads in one transaction, asks in none, and settles in another, in which it is asked again whether that may be: between
 * the two somebody may have been signed out. Sent again under its key it asks nobody, and answers what it answered.
 */
async function runOutbound(
  services: Services,
  { handler: { read, act, settle }, ...operation }: Omit<Operation, 'handler'> & { readonly handler: ErasedOutbound },
  invocation: Invocation,
) {
  const reading: ErasedHandler = async (context, input) => {
    const { now, caller, ports, actor, tx } = context as ReadContext
    const before = await answerBefore(tx, operation, invocation, input)
    const count: OutsideContext['count'] = (work) => inCompany(services.pool)(actor.companyId, work)
    return before ?? { task: await read(context, input), outside: { now, caller, ports, actor, count } }
  }
  const begun = (await runInside(services, { ...operation, handler: reading, isReading: true }, invocation)) as Begun
  if ('answer' in begun) return begun.answer
  const { task, outside } = begun
  const outcome = await act(task, outside)
  if (!operation.call.audit) return settle(outside, task, outcome)
  return runInside(services, { ...operation, handler: (context) => settle(context, task, outcome) }, invocation)
}

type Begun = { readonly answer: unknown } | { readonly task: unknown; readonly outside: OutsideContext }

async function answerBefore(
  tx: ReadTx,
  { call, name }: Omit<Operation, 'handler'>,
  { idempotencyKey: key, bearer }: Invocation,
  input: unknown,
) {
  if (!call.audit || !key || !bearer) return undefined
  return findAnswer(tx, { key, memberId: idOfBearer(bearer), call: name, input })
}

/** A body that was read is gone; whoever comes with nothing may go through several transactions. */
const isRepeatable = (operation: Inside, { bearer }: Invocation) =>
  bearer !== undefined && writes(operation) && !operation.call.takesFile

function runInside(services: Services, operation: Inside, invocation: Invocation) {
  const work = () => attempt(services, operation, invocation)
  return isRepeatable(operation, invocation) ? againIfGone(work) : work()
}

/** Gives the handler what its call declares: a way to a company, a transaction to read in, or one to write in. */
async function attempt(services: Services, operation: Inside, invocation: Invocation) {
  const { pool, ports } = services
  const { call, name, handler } = operation
  const { bearer, caller, idempotencyKey, readInput } = invocation
  const now = services.now()
  if (!bearer) {
    const { values, paging } = readInput()
    return handler({ now, caller, ports, idempotencyKey, ...waysIn(pool, name) }, values, paging)
  }

  if ('appMemberId' in bearer) return runForApp(services, operation, invocation, bearer, now)
  if ('keyId' in bearer) return runForKey(services, operation, invocation, bearer, now)
  if (writes(operation)) return write(services, operation, invocation, bearer, now)

  return withMember(pool, { ...bearer, mode: 'read only' }, async (tx, admission) => {
    const grants = admission.then((admitted) => grantsIn(tx, bearer, admitted, call))
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
async function write(services: Services, operation: Inside, invocation: Invocation, actor: Bearer, now: Date) {
  const result = await withMember(services.pool, { ...actor, mode: 'read write' }, async (tx, admission) =>
    carryOut(services, operation, invocation, {
      tx,
      now,
      actor,
      grants: await grantsIn(tx, actor, await admission, operation.call),
      actorId: actor.memberId,
    }),
  )
  return answered(result)
}

/** A program works on behalf of whoever made its key; the audit names the key. */
async function runForKey(services: Services, operation: Inside, invocation: Invocation, bearer: KeyBearer, now: Date) {
  const { pool, ports } = services
  const { call, handler } = operation
  const { caller, readInput } = invocation
  const mode = writes(operation) ? 'read write' : 'read only'
  const result = await withKey(pool, { ...bearer, mode }, async (tx, admission) => {
    const grants = grantsOfKey(admission, bearer, call)
    noteKeyUse(pool, bearer, now)
    const { companyId, keyId } = bearer
    const actor = { companyId, memberId: admission?.memberId ?? keyId, sessionId: keyId }
    if (writes(operation)) return carryOut(services, operation, invocation, { tx, now, actor, grants, actorId: keyId })
    const { values, paging } = readInput()
    return handler({ now, caller, ports, actor, grants: Promise.resolve(grants), tx }, values, paging)
  })
  return answered(result)
}

/** Somebody of the app has no permissions: what they may is what the calls of the app do. */
async function runForApp(
  services: Services,
  operation: Inside,
  invocation: Invocation,
  { companyId, appMemberId, sessionId }: AppBearer,
  now: Date,
) {
  const { pool, ports } = services
  const { caller, readInput } = invocation
  const mode = writes(operation) ? 'read write' : 'read only'
  return withAppMember(pool, { companyId, sessionId, mode }, async (tx, isAdmitted) => {
    if (!isAdmitted) return fail('not-signed-in')
    const actor = { companyId, memberId: appMemberId, sessionId }
    if (writes(operation))
      return carryOut(services, operation, invocation, { tx, now, actor, grants: undefined, actorId: appMemberId })
    const { values, paging } = readInput()
    return operation.handler({ now, caller, ports, actor, tx }, values, paging)
  })
}

interface Writing {
  readonly tx: WriteTx
  readonly now: Date
  readonly actor: Bearer
  /** None of somebody of the app. */
  readonly grants: Grants | undefined
  /** Whom the audit names. */
  readonly actorId: string
}

function carryOut(
  { ports }: Services,
  { call, name, handler }: Inside,
  { caller, idempotencyKey: key, readInput }: Invocation,
  { tx, now, actor, grants, actorId }: Writing,
) {
  const { values, paging, file } = readInput()
  const work = () =>
    audited(tx, actorId, name, (audit) =>
      handler({ now, caller, ports, actor, grants: Promise.resolve(grants), tx, audit, file }, values, paging),
    )
  // What is shown once is kept nowhere, not even for a repetition.
  const isKept = key && !file && !call.showsSecret
  return isKept ? onceByKey(tx, { key, memberId: actorId, call: name, input: values }, work) : work()
}

/** What `refuse` returned: the guess is counted by now. */
function answered(result: unknown) {
  if (result instanceof AppError) throw result
  return result
}

/** What a key was given, as far as whoever made it may still do it; what is a person's own it never may. */
function grantsOfKey(admission: KeyAdmission | undefined, { keyMode }: KeyBearer, call: Call): Grants {
  // A test key that calls itself live would see what it must not.
  if (admission?.mode !== keyMode) return fail('not-signed-in')
  if (keyMode === 'test' && call.isLive) return fail('not-allowed')
  if (call.isPersonal || (call.access.kind === 'member' && call.audit)) return fail('not-allowed')
  const { role, permissions } = grantsOf(admission, { ...call, access: member })
  if (admission.isSuspended && call.audit && !isLetThrough(call)) return fail('suspended')
  const given = permissions.filter((code) => admission.scope.includes(code) && !isReserved(code))
  if (!isGranted(call.access, given)) return fail('not-allowed')
  return { role, permissions: given }
}

/** Whoever was removed from the company reads that, and not that they were away for too long. */
async function grantsIn(tx: ReadTx, { memberId }: Bearer, admission: Admission | undefined, call: Call) {
  if (admission) return grantsOf(admission, call)
  const [row] = await tx.select({ isRemoved: sql<boolean>`was_removed(${memberId})` }).from(sql`(values (1)) as one`)
  return fail(row?.isRemoved ? 'access-ended' : 'not-signed-in')
}

function grantsOf(admission: Admission | undefined, call: Call): Grants {
  if (!admission) return fail('not-signed-in')
  // Both columns are written from the catalogue's own types.
  const role = admission.role as Role
  const permissions = (admission.permissions as Permission[] | null) ?? permissionsOfRole(role)
  if (!isGranted(call.access, permissions)) fail('not-allowed')
  // One place for all calls: what a company may go on with is said by the permission that a call asks for, or by the call.
  if (admission.isSuspended && call.audit && !isLetThrough(call)) fail('suspended')
  return { role, permissions }
}
