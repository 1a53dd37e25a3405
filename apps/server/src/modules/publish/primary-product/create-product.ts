import type { primaryProduct } from '@coverwright/contract/publish/primary-product'
import { preBuild, ShellChoices } from '@coverwright/domain/build/page/pre-build'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { beginningOf } from '@coverwright/domain/kept-text'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { createDocument, holdDocument, saveDocument } from '../../build/document/index.ts'
import { bodyDocument, lockProductInCompany, products, shellDocument, toProduct } from '../../build/product/index.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findBase, findResale, type ResaleBase, resales } from '../resale/index.ts'

/** The body is the provider's and stays so; the site is built anew, in the seller's own name and colour. */
export const createProduct: HandlerOf<typeof primaryProduct, 'createProduct'> = async (
  { tx, audit },
  { primaryId, name },
) => {
  const base = (await findBase(tx, primaryId)) ?? fail('primary-product.not-found')
  const { settings, body } = base.content
  const { name: tradingName, themeColour, contactNumber } = await getOwnCompanyRow(tx)
  const choices = ShellChoices.parse({
    tradingName: beginningOf(tradingName, 60),
    headline: beginningOf(settings.description, 120) || settings.name,
    lead: '',
    phone: contactNumber ?? '',
    picture: null,
    theme: { ...base.content.shell.theme, ...(themeColour && { brand: themeColour }) },
  })
  const [product] = await tx
    .insert(products)
    .values({ ...settings, name, baseReleaseId: base.releaseId })
    .returning()
  if (!product) throw new Error('The product was not saved')
  await createDocument(tx, bodyDocument, product.id, body, base.releaseId)
  await createDocument(tx, shellDocument, product.id, preBuild(choices, body, settings))
  await keepResale(tx, product, base)
  await audit(product.id, { name, primaryId, releaseId: base.releaseId })
  return toProduct(tx, product)
}

export const takeNewVersion: HandlerOf<typeof primaryProduct, 'takeNewVersion'> = async ({ tx, audit }, { id }) => {
  const before = await lockProductInCompany(tx, id)
  if (!isEditable(before.state)) return fail('product.in-trash')
  const resale = (await findResale(tx, id)) ?? fail('primary-product.not-found')
  const base = (await findBase(tx, resale.primaryId)) ?? fail('primary-product.not-found')
  const body = await holdDocument(tx, { kind: bodyDocument, ownerId: id })
  await saveDocument(tx, body, base.content.body, base.releaseId)
  const [product] = await tx
    .update(products)
    .set({ baseReleaseId: base.releaseId })
    .where(eq(products.id, id))
    .returning()
  if (!product) return fail('product.not-found')
  await keepResale(tx, product, base)
  await audit(id, { from: before.baseReleaseId, to: base.releaseId })
  return toProduct(tx, product)
}

const keepResale = (tx: WriteTx, { id: productId, name }: { id: string; name: string }, base: ResaleBase) =>
  tx.insert(resales).values({
    productId,
    productName: name,
    partnerId: base.companyId,
    primaryId: base.id,
    releaseId: base.releaseId,
  })
