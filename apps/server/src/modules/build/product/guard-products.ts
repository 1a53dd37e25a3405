import type { Call, Contract } from '@coverwright/contract/call'
import { type IdField, idFieldsOf, idsAt } from '@coverwright/contract/id-fields'
import { isOfProduct, type ProductIdKind } from '@coverwright/domain/id-kinds'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { ReadContext } from '../../../platform/http/context.ts'
import { refuseReader } from './access.ts'
import type { ProductFinders } from './find-products-of.ts'
import { refuseLocked } from './journey-lock.ts'

type Handler = (context: ReadContext, input: unknown, paging?: unknown) => Promise<unknown>

/** One that goes out is refused before it goes. */
interface Outbound {
  readonly read: Handler
}

type ProductField = IdField & { readonly entity: ProductIdKind }

const isOfProductField = (field: IdField): field is ProductField => isOfProduct(field.entity)

/** Where a call that changes a product names it, or something of it. */
const guardedFields = (call: Call): ProductField[] =>
  call.audit && !call.isForReaders ? idFieldsOf(call.input).filter(isOfProductField) : []

/**
 * Every call that writes and names a product, or something that belongs to one, is refused to whoever may only read it.
 * It follows from the calls themselves: a new one is guarded without being told to. So is every one that edits the journey,
 * while somebody has locked that.
 */
export function guardProducts<H extends object>(contract: Contract, handlers: H, finders: ProductFinders): H {
  const guarded = Object.entries(contract).map(([group, { calls }]) => {
    const own = (handlers as Readonly<Record<string, Readonly<Record<string, Handler | Outbound>>>>)[group] ?? {}
    const wrapped = Object.entries(calls).map(([name, call]) => {
      const handler = own[name]
      const fields = guardedFields(call)
      if (!handler || fields.length === 0) return [name, handler] as const
      const guard =
        (inner: Handler): Handler =>
        async (context, input, paging) => {
          const named = await productsNamed(context.tx, input, fields, finders)
          await refuseReader(context, named)
          if (call.editsJourney) await refuseLocked(context.tx, named)
          return inner(context, input, paging)
        }
      return [name, typeof handler === 'function' ? guard(handler) : { ...handler, read: guard(handler.read) }] as const
    })
    return [group, Object.fromEntries(wrapped)] as const
  })
  // The same groups, calls and shapes as before.
  return Object.fromEntries(guarded) as H
}

async function productsNamed(tx: ReadTx, input: unknown, fields: readonly ProductField[], finders: ProductFinders) {
  const found: string[] = []
  for (const { path, entity } of fields) {
    const ids = idsAt(input, path)
    if (ids.length > 0) found.push(...(await finders[entity](tx, ids)))
  }
  return found
}
