import { asked } from '@coverwright/contract/asked'
import type { Access, Call, Contract } from '@coverwright/contract/call'
import type { ClientOf } from '@coverwright/contract/client'
import { type DataTag, type QueryKey, skipToken } from '@tanstack/react-query'
import type { z } from 'zod'

/** What to read and under which key it is kept: handed to `useQuery` as it is, or with what differs. */
export interface Query<Answer> {
  readonly queryKey: DataTag<QueryKey, Answer>
  readonly queryFn: () => Promise<Answer>
}

export type IsWrite<C> = C extends Call<Access, z.ZodType, z.ZodType, string, infer Audit> ? Audit : never

type QueryOf<F> = F extends (...asked: infer Asked) => Promise<infer Answer>
  ? (...asked: Asked) => Query<Answer>
  : never

export type QueriesOf<C extends Contract> = {
  readonly [G in keyof C]: {
    readonly [Name in keyof C[G]['calls'] as IsWrite<C[G]['calls'][Name]> extends true ? never : Name]: QueryOf<
      ClientOf<C>[G][Name]
    >
  }
}

type Ask = (...asked: readonly unknown[]) => Promise<unknown>

/** Every call that reads, as a query: `queries.agent.listAgents(input, paging)`. Its key begins with group and call. */
export const queriesOf = <C extends Contract>(client: ClientOf<C>): QueriesOf<C> =>
  // By name exactly the functions the type lists: the client makes each when it is asked for.
  asked((group) =>
    asked((name) => (...input: readonly unknown[]) => ({
      queryKey: [group, name, ...input],
      queryFn: () => (client as Readonly<Record<string, Readonly<Record<string, Ask>>>>)[group]?.[name]?.(...input),
    })),
  ) as unknown as QueriesOf<C>

/** Read as soon as it is known of what. */
export const once = <Known, Answer>(
  known: Known | null | undefined,
  queryOf: (known: Known) => Query<Answer>,
): Query<Answer> | { readonly queryKey: DataTag<QueryKey, Answer>; readonly queryFn: typeof skipToken } =>
  known === undefined || known === null || known === ''
    ? { queryKey: ['nothing'] as unknown as DataTag<QueryKey, Answer>, queryFn: skipToken }
    : queryOf(known)

/** What is made of several answers, or of part of one. It is stale with the first of them. */
export const madeOf = <Answer>(
  { queryKey }: Query<unknown>,
  name: string | Readonly<Record<string, unknown>>,
  make: () => Promise<Answer>,
): Query<Answer> => ({ queryKey: [...queryKey, name] as unknown as DataTag<QueryKey, Answer>, queryFn: make })

/** Asked again at another revision of what it is about: it may have another answer then. */
export const asOf = <Answer>({ queryKey, queryFn }: Query<Answer>, revision: number | string | null): Query<Answer> =>
  madeOf({ queryKey, queryFn }, { revision }, queryFn)

/** What is fetched once and never stale: a file, or a link in a mail that is opened. */
export const loaded = <Answer>(name: string, of: string, load: () => Promise<Answer>): Query<Answer> => ({
  queryKey: ['loaded', name, of] as unknown as DataTag<QueryKey, Answer>,
  queryFn: load,
})
