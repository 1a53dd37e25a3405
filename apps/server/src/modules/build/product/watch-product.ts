import type { product } from '@coverwright/contract/build/product'
import { type ProductWatchers, watchSeconds } from '@coverwright/domain/build/product/product-watcher'
import { and, asc, eq, gt, lte, ne } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { InCompany } from '../../../platform/http/ways-in.ts'
import { publish } from '../../../platform/live/publish.ts'
import { members } from '../../company/member/index.ts'
import { getProductInCompany } from './internal.ts'
import { productWatchers } from './tables.ts'

interface Asker {
  readonly tx: ReadTx
  readonly actor: { readonly memberId: string }
  readonly now: Date
}

/** Who was not heard of since has gone, whether they said so or not. */
const horizon = (now: Date) => new Date(now.getTime() - watchSeconds * 1000)

async function othersAt({ tx, actor, now }: Asker, id: string): Promise<ProductWatchers> {
  const watchers = await tx
    .selectDistinct({ memberId: members.id, name: members.name })
    .from(productWatchers)
    .innerJoin(members, eq(members.id, productWatchers.memberId))
    .where(
      and(
        eq(productWatchers.productId, id),
        ne(productWatchers.memberId, actor.memberId),
        gt(productWatchers.seenAt, horizon(now)),
      ),
    )
    .orderBy(asc(members.name))
  return { watchers }
}

/** Screens ask again who is there; the event itself names nobody. */
const tellOfWatchers = (tx: WriteTx, id: string) => publish(tx, { kind: 'presence', subjectId: id })

export const watchProduct: HandlerOf<typeof product, 'watchProduct'> = async (context, { id, window }) => {
  const { tx, actor, audit, now } = context
  await getProductInCompany(tx, id)
  const { productId, seenAt } = productWatchers
  const gone = await tx
    .delete(productWatchers)
    .where(and(eq(productId, id), lte(seenAt, horizon(now))))
    .returning({ id: productWatchers.id })
  const mine = { productId: id, memberId: actor.memberId, windowId: window }
  const [before] = await tx
    .update(productWatchers)
    .set({ seenAt: now })
    .where(isWindow(mine))
    .returning({ id: productWatchers.id })
  // Said twice at the same moment, a window still looks once.
  if (!before)
    await tx
      .insert(productWatchers)
      .values({ ...mine, seenAt: now })
      .onConflictDoNothing()
  if (!before || gone.length > 0) tellOfWatchers(tx, id)

  if (before) audit.unchanged()
  else await audit(id)
  return othersAt(context, id)
}

export const stopWatching: HandlerOf<typeof product, 'stopWatching'> = async ({ tx, actor, audit }, { id, window }) => {
  await getProductInCompany(tx, id)
  await tx.delete(productWatchers).where(isWindow({ productId: id, memberId: actor.memberId, windowId: window }))
  tellOfWatchers(tx, id)

  await audit(id)
  return {}
}

export const listWatchers: HandlerOf<typeof product, 'listWatchers'> = async (context, { id }) => {
  await getProductInCompany(context.tx, id)
  return othersAt(context, id)
}

interface Owner {
  readonly companyId: string
  readonly memberId: string
}

/** A window that is gone looks at nothing any more. Nobody did it: there is nothing to audit. */
export const forgetWindow = (inCompany: InCompany) => (owner: Owner, window: string) =>
  inCompany(owner.companyId, async (tx) => {
    const left = await tx
      .delete(productWatchers)
      .where(and(eq(productWatchers.memberId, owner.memberId), eq(productWatchers.windowId, window)))
      .returning({ productId: productWatchers.productId })
    for (const { productId } of left) tellOfWatchers(tx, productId)
  })

interface OwnWindow {
  readonly productId: string
  readonly memberId: string
  readonly windowId: string
}

/** Nobody ends another's look at it, knowing their window or not. */
const isWindow = ({ productId, memberId, windowId }: OwnWindow) =>
  and(
    eq(productWatchers.productId, productId),
    eq(productWatchers.memberId, memberId),
    eq(productWatchers.windowId, windowId),
  )
