import type { Access, Call, Contract, Group } from '@coverwright/contract/call'
import type { Paging } from '@coverwright/contract/wire'
import type { z } from 'zod'
import type { ListPage } from '../database/list-page.ts'
import type {
  FileContext,
  OutsideContext,
  PublicContext,
  PublicWriteContext,
  ReadContext,
  WriteContext,
} from './context.ts'

type ContextOf<A extends Access, Writes extends boolean, TakesFile extends boolean> = A extends { kind: 'anyone' }
  ? Writes extends true
    ? PublicWriteContext
    : PublicContext
  : A extends { kind: 'appMember' }
    ? Omit<Writes extends true ? WriteContext : ReadContext, 'grants'>
    : TakesFile extends true
      ? FileContext
      : Writes extends true
        ? WriteContext
        : ReadContext

type HandlerOfCall<C> =
  C extends Call<infer A, infer Input, infer Output, infer SortKey, infer Writes, infer TakesFile>
    ? [SortKey] extends [never]
      ? (context: ContextOf<A, Writes, TakesFile>, input: z.output<Input>) => Promise<z.output<Output>>
      : (
          context: ContextOf<A, Writes, TakesFile>,
          input: z.output<Input>,
          paging: Paging<SortKey>,
        ) => Promise<ListPage<z.output<Output>>>
    : never

/** What an operation is, inferred from its call: `HandlerOf<typeof channel, 'createChannel'>`. */
export type HandlerOf<G extends Group, Name extends keyof G['calls']> = HandlerOfCall<G['calls'][Name]>

/** An operation that talks to somebody else, what it hands on between its steps erased; `goOut` checks that they fit. */
interface OutboundHandler<Reading = never, Settling = never, Input = never, Output = unknown> {
  readonly read: (context: Reading, input: Input) => Promise<unknown>
  readonly act: (task: unknown, context: OutsideContext) => Promise<unknown>
  readonly settle: (context: Settling, task: unknown, outcome: unknown) => Promise<Output>
}

/** What is written belongs to a transaction of its own; a call that only reads has none left at its end. */
type OutboundOfCall<C> =
  C extends Call<infer A, infer Input, infer Output, string, infer Writes>
    ? OutboundHandler<
        ContextOf<A, false, false>,
        Writes extends true ? ContextOf<A, true, false> : OutsideContext,
        z.output<Input>,
        z.output<Output>
      >
    : never

type OutboundOf<G extends Group, Name extends keyof G['calls']> = OutboundOfCall<G['calls'][Name]>

interface Steps<O extends OutboundHandler, Task, Outcome> {
  /** What is to be done. In a short transaction that only reads. */
  readonly read: (...asked: Parameters<O['read']>) => Promise<Task>
  /** In no transaction: whoever is asked may take long, and nobody waits for a row or a connection. Safe to repeat. */
  readonly act: (task: Task, context: OutsideContext) => Promise<Outcome>
  /** Writes what came of it, and answers. The world has moved on since it was read. */
  readonly settle: (context: Parameters<O['settle']>[0], task: Task, outcome: Outcome) => ReturnType<O['settle']>
}

/** `goOut<typeof domain, 'checkDomain'>()({ read, act, settle })`: an operation that asks somebody else. */
export const goOut =
  <G extends Group, Name extends keyof G['calls']>() =>
  <Task, Outcome>({ read, act, settle }: Steps<OutboundOf<G, Name>, Task, Outcome>): OutboundOf<G, Name> =>
    // Each step is handed what the one before answered: that is why they may be erased.
    ({ read, act, settle }) as unknown as OutboundOf<G, Name>

/** A missing handler, a surplus one or one of another shape does not compile. */
export type HandlersOf<G extends Group> = {
  readonly [Name in keyof G['calls']]: HandlerOf<G, Name> | OutboundOf<G, Name>
}

export type ContractHandlers<C extends Contract> = { readonly [G in keyof C]: HandlersOf<C[G]> }
