import type { Access, Call, Contract, Group } from '@coverwright/contract/call'
import type { Page, Paging } from '@coverwright/contract/wire'
import type { z } from 'zod'
import type { FileContext, PublicContext, PublicWriteContext, ReadContext, WriteContext } from './context.ts'

type ContextOf<A extends Access, Writes extends boolean, TakesFile extends boolean> = A extends { kind: 'anyone' }
  ? Writes extends true
    ? PublicWriteContext
    : PublicContext
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
        ) => Promise<Page<z.output<Output>>>
    : never

/** What an operation is, inferred from its call: `HandlerOf<typeof channel, 'createChannel'>`. */
export type HandlerOf<G extends Group, Name extends keyof G['calls']> = HandlerOfCall<G['calls'][Name]>

/** A missing handler, a surplus one or one of another shape does not compile. */
export type HandlersOf<G extends Group> = { readonly [Name in keyof G['calls']]: HandlerOf<G, Name> }

export type ContractHandlers<C extends Contract> = { readonly [G in keyof C]: HandlersOf<C[G]> }
