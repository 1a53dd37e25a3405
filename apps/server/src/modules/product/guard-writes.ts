import type { Contract } from '@coverwright/contract/call'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../platform/http/context.ts'
import { findProductOfTable } from '../pricing-table/index.ts'
import { findProductOfCase } from '../test-case/index.ts'
import { refuseReader } from './access.ts'
import { documentVersions } from './tables.ts'

type Handler = (context: WriteContext, input: Readonly<Record<string, unknown>>, paging?: unknown) => Promise<unknown>

type Find = (tx: ReadTx, id: string) => Promise<string | undefined>

/** What belongs to a product, by the mark of its ids, and the product it belongs to. */
const productOf: Readonly<Record<string, Find>> = {
  product: async (_tx, id) => id,
  documentVersion: async (tx, id) => {
    const { productId } = documentVersions
    const [row] = await tx.select({ productId }).from(documentVersions).where(eq(documentVersions.id, id))
    return row?.productId
  },
  pricingTable: findProductOfTable,
  pricingTableVersion: findProductOfTable,
  testCase: findProductOfCase,
}

/** The fields of an input that name a product or something of it. */
function productFields(schema: unknown): { field: string; entity: string }[] {
  const shape = (schema as { readonly shape?: Readonly<Record<string, Markable>> }).shape ?? {}
  return Object.entries(shape).flatMap(([field, marked]) => {
    const entity = markOf(marked)
    return entity && Object.hasOwn(productOf, entity) ? [{ field, entity }] : []
  })
}

interface Markable {
  readonly meta?: () => Readonly<Record<string, unknown>> | undefined
  readonly element?: Markable
  readonly unwrap?: () => Markable
}

/** An id, a list of ids, or one that may be absent. */
function markOf(field: Markable): string | undefined {
  const own = field.meta?.()?.['x-entity']
  if (typeof own === 'string') return own
  if (field.element) return markOf(field.element)
  return field.unwrap ? markOf(field.unwrap()) : undefined
}

/** Saying that one looks at a product changes nothing of it. */
const looking: ReadonlySet<string> = new Set(['watchProduct', 'stopWatching'])

/**
 * Every call that writes and names a product, or something that belongs to one, is refused to whoever may only read it.
 * It follows from the calls themselves: a new one is guarded without being told to.
 */
export function guardProductWrites<H extends object>(contract: Contract, handlers: H): H {
  const guarded = Object.entries(contract).map(([group, { calls }]) => {
    const own = (handlers as Readonly<Record<string, Readonly<Record<string, Handler>>>>)[group] ?? {}
    const wrapped = Object.entries(calls).map(([name, call]) => {
      const handler = own[name]
      const fields = call.audit && !looking.has(name) ? productFields(call.input) : []
      if (!handler || fields.length === 0) return [name, handler] as const
      const guard: Handler = async (context, input, paging) => {
        for (const { field, entity } of fields) {
          for (const id of [input[field]].flat()) {
            const productId = typeof id === 'string' ? await productOf[entity]?.(context.tx, id) : undefined
            if (productId !== undefined) await refuseReader(context, productId)
          }
        }
        return handler(context, input, paging)
      }
      return [name, guard] as const
    })
    return [group, Object.fromEntries(wrapped)] as const
  })
  // The same groups, calls and shapes as before.
  return Object.fromEntries(guarded) as H
}
