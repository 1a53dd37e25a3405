import type { ErrorCode } from '@coverwright/domain/errors'
import { goesOnSuspended, type Permission } from '@coverwright/domain/permissions'
import { type ReadKind, readers } from '@coverwright/domain/readers'
import type { z } from 'zod'

export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'member' }
  /** Any one of them is enough. */
  | { readonly kind: 'permission'; readonly anyOf: readonly Permission[] }
  /** Somebody of the company's app, who has no account of the studio: nothing else opens to them, and this to nobody else. */
  | { readonly kind: 'appMember' }

export const anyone = { kind: 'anyone' } as const
/** Anyone signed in to the company whose data the call touches: `open-to-members.ts` says of each why. */
export const member = { kind: 'member' } as const
export const can = (permission: Permission) => ({ kind: 'permission', anyOf: [permission] }) as const
export const appMember = { kind: 'appMember' } as const
/** What several screens show is read by whoever may open one of them. */
export const reads = (what: ReadKind) => ({ kind: 'permission', anyOf: readers[what] }) as const

export const isGranted = (access: Access, held: readonly Permission[]) =>
  access.kind === 'permission'
    ? access.anyOf.some((code) => held.includes(code))
    : // A member of the studio is nobody in the app.
      access.kind !== 'appMember'

/** What a company does whose plan is not paid: what is everybody's own, what customers rely on, and paying. */
export const isLetThrough = ({ access, whileSuspended }: Pick<Call, 'access' | 'whileSuspended'>): boolean =>
  whileSuspended === true || access.kind !== 'permission' || access.anyOf.every(goesOnSuspended)

/**
 * One call on the wire. Routes, validation, permission, tenant scope, client, documentation and the
 * sweeping tests are derived from it.
 */
export interface Call<
  A extends Access = Access,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  SortKey extends string = string,
  Audit extends boolean = boolean,
  TakesFile extends boolean = boolean,
> {
  readonly access: A
  readonly input: Input
  /** For a paged call: one item. */
  readonly output: Output
  /** Errors beside those every call may answer. One that is not listed here is a defect and answers 500. */
  readonly errors?: readonly ErrorCode[]
  /** The keys a list may be sorted by; a call with this is paged. */
  readonly paged?: readonly SortKey[]
  readonly method?: 'GET' | 'POST'
  /** The call writes, and leaves an audit entry. Without it the call runs in a read-only transaction. */
  readonly audit?: Audit
  /** The body is one file as it is, the input travels in the query. */
  readonly takesFile?: TakesFile
  /** About whoever is signed in. An API key is nobody, and cannot make it. */
  readonly isPersonal?: true
  /** The answer holds what is shown once: it is not kept for a repetition under the same idempotency key. */
  readonly showsSecret?: true
  /** It changes nothing of the product it names: whoever may only read that may make it. */
  readonly isForReaders?: true
  /** It edits what is published of the product it names: refused while somebody has locked that journey. */
  readonly editsJourney?: true
  /** It reaches what the public is shown, or cannot tell it from what is tried out: a test key cannot make it. */
  readonly isLive?: true
  /** It takes something back or hands something out: also while the company is suspended. */
  readonly whileSuspended?: true
  /** First part of the path, where it is not `v1`. */
  readonly version?: 'v2'
  /** The signature cannot be asked for by the calls that hand out its secret. */
  readonly isUnsigned?: true
}

/** Checks and infers; the call is the object that was passed. */
export const call = <
  A extends Access,
  Input extends z.ZodType,
  Output extends z.ZodType,
  SortKey extends string = never,
  Audit extends boolean = false,
  TakesFile extends boolean = false,
>(
  definition: Call<A, Input, Output, SortKey, Audit, TakesFile>,
  // NoInfer: inside group() the expected type would otherwise be inferred in place of the defaults.
): Call<A, Input, Output, NoInfer<SortKey>, NoInfer<Audit>, NoInfer<TakesFile>> => definition

export interface Group<Calls extends Readonly<Record<string, Call>> = Readonly<Record<string, Call>>> {
  /** The path between version and call: `/v1/<name>/<call>`. */
  readonly name: string
  readonly calls: Calls
}

export const group = <Calls extends Readonly<Record<string, Call>>>(name: string, calls: Calls): Group<Calls> => ({
  name,
  calls,
})

export type Contract = Readonly<Record<string, Group>>

/** Everything a call may answer besides what every call may. */
export const errorsOf = ({ errors = [], editsJourney }: Call): readonly ErrorCode[] =>
  editsJourney ? [...errors, 'product.locked'] : errors

export const methodOf = ({ method = 'POST' }: Call) => method
export const pathOf = ({ name }: Group, callName: string, declared: Call) =>
  `/${declared.version ?? 'v1'}/${name}/${callName}`

/** Where the input of a call travels. */
export const isInQuery = (declared: Call) => methodOf(declared) === 'GET' || declared.takesFile === true
