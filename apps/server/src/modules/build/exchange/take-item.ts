import type { exchange } from '@coverwright/contract/build/exchange'
import { exchangeRefusals } from '@coverwright/domain/build/exchange/exchange-refusals'
import type { Design } from '@coverwright/domain/build/product/design-file'
import { regulatoryOf } from '@coverwright/domain/build/product-template/firm'
import { fail } from '@coverwright/domain/errors'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { findOperatorId } from '../../company/company/index.ts'
import { unpackWith } from '../../company/file/index.ts'
import { addComponent, toComponent } from '../component/index.ts'
import { makeProduct } from '../design/index.ts'
import { findHeads, replaceDocument } from '../document/index.ts'
import { fontCarrier } from '../font/index.ts'
import { photoCarrier } from '../photo/index.ts'
import { getProductInCompany, requireReady, shellDocument, toProduct } from '../product/index.ts'
import { findAvailable } from './available.ts'
import { exchangeKey } from './internal.ts'
import { bringTake } from './jobs.ts'
import { readPacked } from './read-packed.ts'
import { ownFirm, startingInsurance } from './starting-insurance.ts'
import { exchangeTakes } from './tables.ts'
import type { AvailableItemRow } from './views.ts'

/** A website comes with what its line starts with, an insurance with the company's own details in place of the author's. */
export const takeDesign: HandlerOf<typeof exchange, 'takeDesign'> = async (context, { id, name }) => {
  const { tx, audit } = context
  const { item, design } = await readDesignOf(context, id)
  const { settings } = design
  requireReady(settings.line)
  const made: Design =
    item.kind === 'shell'
      ? { settings, shell: design.shell, ...(await startingInsurance(tx, settings)) }
      : { ...design, body: { ...design.body, regulatory: regulatoryOf(await ownFirm(tx), settings) } }
  const row = await makeProduct(context, name, made)
  await noteTake(context, item, row.id)
  await audit(row.id, { name, taken: item.name, number: item.number })
  return toProduct(tx, row)
}

export const takeIntoProduct: HandlerOf<typeof exchange, 'takeIntoProduct'> = async (context, { id, productId }) => {
  const { tx, audit } = context
  await getProductInCompany(tx, productId)
  const { item, design } = await readDesignOf(context, id)
  if (item.kind !== 'shell') return fail('exchange.refused', { design: exchangeRefusals.onlyWebsite })
  const { revision } = (await findHeads(tx, [productId]))('shell', productId)
  await replaceDocument(context, { kind: shellDocument, ownerId: productId }, { revision, content: design.shell })
  await noteTake(context, item, productId)
  await audit(productId, { taken: item.name, number: item.number })
  return toProduct(tx, await getProductInCompany(tx, productId))
}

export const takeComponent: HandlerOf<typeof exchange, 'takeComponent'> = async (context, { id, name }) => {
  const { tx, actor, audit } = context
  const { item, packed } = await readItem(context, id)
  if (!packed.blocks) return fail('exchange.refused', { design: exchangeRefusals.noComponent })
  const content = await unpack(context, packed.cargo, { blocks: packed.blocks })
  const origin = { itemId: item.id, name: item.name, number: item.number, author: item.author }
  const added = { name, about: item.about.slice(0, 300), memberId: actor.memberId, origin }
  const row = await addComponent(tx, added, content?.['blocks'])
  await noteTake(context, item, row.id)
  await audit(row.id, { name, taken: item.name, number: item.number })
  return toComponent(tx, row)
}

async function readItem({ tx, ports }: WriteContext, id: string) {
  const item = await findAvailable(tx, id)
  const packed = await readPacked(ports.files, exchangeKey(await findOperatorId(tx), item.fileId), item.kind)
  return { item, packed }
}

async function readDesignOf(context: WriteContext, id: string) {
  const { item, packed } = await readItem(context, id)
  if (!packed.design) return fail('exchange.refused', { design: exchangeRefusals.onlyComponent })
  const shell = await unpack(context, packed.cargo, packed.design.shell)
  return { item, design: { ...packed.design, shell } }
}

type Cargo = Awaited<ReturnType<typeof readPacked>>['cargo']

async function unpack({ tx, actor, ports }: WriteContext, { photos, fonts }: Cargo, document: Design['shell']) {
  const owner = { companyId: actor.companyId, files: ports.files }
  const withPhotos = await unpackWith(photoCarrier, tx, owner, photos, document)
  return unpackWith(fontCarrier, tx, owner, fonts, withPhotos)
}

async function noteTake({ tx, actor }: WriteContext, item: AvailableItemRow, madeId: string): Promise<void> {
  const { id: itemId, kind, name, number, author } = item
  const [take] = await tx
    .insert(exchangeTakes)
    .values({ itemId, kind, name, number, author, madeId, memberId: actor.memberId })
    .returning({ id: exchangeTakes.id })
  if (!take) throw new Error('The take was not noted')
  await enqueue(tx, bringTake, { takeId: take.id })
}
