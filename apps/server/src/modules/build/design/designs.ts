import type { product } from '@coverwright/contract/build/product'
import { type Design, designFileBytes, readDesign, writeDesign } from '@coverwright/domain/build/product/design-file'
import { fail } from '@coverwright/domain/errors'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { packWith, readLimited, unpackWith } from '../../company/file/index.ts'
import { createDocument, readDocument } from '../document/index.ts'
import { fontCarrier } from '../font/index.ts'
import { photoCarrier } from '../photo/index.ts'
import { addTable, findActiveTables, findTableKinds } from '../pricing-table/index.ts'
import {
  bodyDocument,
  getProductInCompany,
  type ProductRow,
  products,
  requireReady,
  settingsOf,
  shellDocument,
  toProduct,
} from '../product/index.ts'

export async function designOf(tx: ReadTx, row: ProductRow): Promise<Design> {
  const kinds = await findTableKinds(tx, row.id)
  return {
    settings: settingsOf(row),
    body: await readDocument(tx, bodyDocument, row.id),
    shell: await readDocument(tx, shellDocument, row.id),
    tables: (await findActiveTables(tx, row.id)).map((table) => ({
      kind: kinds.get(table.name) ?? 'pricing',
      table,
    })),
  }
}

/** A draft that is open to the company: who may work on the original decides nothing about a copy. */
export async function makeProduct(
  { tx, actor }: Pick<WriteContext, 'tx' | 'actor'>,
  name: string,
  design: Design,
): Promise<ProductRow> {
  const { settings, body, shell, tables } = design
  const [row] = await tx
    .insert(products)
    .values({ ...settings, name, ownerId: actor.memberId })
    .returning()
  if (!row) throw new Error('The product was not saved')
  if (body) await createDocument(tx, bodyDocument, row.id, body)
  if (shell) await createDocument(tx, shellDocument, row.id, shell)
  for (const { kind, table } of tables) await addTable(tx, { productId: row.id, kind, table })
  return row
}

export const duplicateProduct: HandlerOf<typeof product, 'duplicateProduct'> = async (context, { id, name }) => {
  const from = await getProductInCompany(context.tx, id)
  const row = await makeProduct(context, name, await designOf(context.tx, from))
  await context.audit(row.id, { name, from: id })
  return toProduct(context.tx, row)
}

export const exportDesign: HandlerOf<typeof product, 'exportDesign'> = async ({ tx, actor, ports }, { id }) => {
  const design = await designOf(tx, await getProductInCompany(tx, id))
  const owner = { companyId: actor.companyId, files: ports.files }
  const { document, items: photos } = await packWith(photoCarrier, tx, owner, design.shell)
  const { document: shell, items: fonts } = await packWith(fontCarrier, tx, owner, document)
  return writeDesign({ ...design, shell }, { photos, fonts })
}

export const importDesign: HandlerOf<typeof product, 'importDesign'> = async (context, { name }) => {
  const { tx, actor, ports, file } = context
  const read = readDesign(parsed(await readLimited(file, designFileBytes)))
  if ('refusal' in read) return fail('product.design-refused', { design: read.refusal })
  requireReady(read.design.settings.line)
  const owner = { companyId: actor.companyId, files: ports.files }
  const { photos, fonts } = read.cargo
  const withPhotos = await unpackWith(photoCarrier, tx, owner, photos, read.design.shell)
  const shell = await unpackWith(fontCarrier, tx, owner, fonts, withPhotos)
  const row = await makeProduct(context, name, { ...read.design, shell })
  await context.audit(row.id, { name, imported: read.design.settings.name })
  return toProduct(context.tx, row)
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    // No JSON is no design: that is said by whoever reads it.
    return undefined
  }
}
