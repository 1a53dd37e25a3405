import { asked } from '@coverwright/contract/asked'
import type { Contract } from '@coverwright/contract/call'
import type { ClientOf } from '@coverwright/contract/client'
import { staleAfter } from '@coverwright/contract/stale'
import type { QueryClient } from '@tanstack/react-query'
import type { IsWrite } from './queries-of.ts'

export type ActsOf<C extends Contract> = {
  readonly [G in keyof C]: {
    readonly [Name in keyof C[G]['calls'] as IsWrite<C[G]['calls'][Name]> extends true
      ? Name
      : never]: ClientOf<C>[G][Name]
  }
}

/** Whatever shows what a write or news made stale looks again; done when it has. */
export const lookAgain = async (queries: QueryClient, change: string): Promise<void> => {
  await Promise.all(staleAfter(change).map((queryKey) => queries.invalidateQueries({ queryKey })))
}

type Ask = (...asked: readonly unknown[]) => Promise<unknown>

/** Every call that writes: done when all that it made stale was looked at again. */
export const actsOf = <C extends Contract>(client: ClientOf<C>, queries: QueryClient): ActsOf<C> =>
  // By name exactly the functions the type lists: the client makes each when it is asked for.
  asked((group) =>
    asked((name) => async (...input: readonly unknown[]) => {
      const calls = client as Readonly<Record<string, Readonly<Record<string, Ask>>>>
      const answer = await calls[group]?.[name]?.(...input)
      await lookAgain(queries, `${group}.${name}`)
      return answer
    }),
  ) as unknown as ActsOf<C>
