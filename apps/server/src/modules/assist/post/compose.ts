import type { PostForm } from '@coverwright/domain/assist/post/post'
import type { Language } from '@coverwright/domain/base/language/language'
import { languages } from '@coverwright/domain/base/language/language'
import { composePost } from '@coverwright/domain/build/template/compose-post'
import { fail } from '@coverwright/domain/errors'
import { channelLink } from '@coverwright/domain/sell/channel/channel-link'
import { and, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Ports } from '../../../platform/http/context.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { findPublished } from '../../build/template/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { findMountsOfProducts } from '../../publish/release/index.ts'
import { channelProducts, getChannelInCompany } from '../../sell/channel/index.ts'

/** Of a template that is published: what it says in the language that is taken first. */
export async function findPostTemplate(tx: ReadTx, templateId: string) {
  const published = await findPublished(tx, templateId)
  if (published?.compiled.kind !== 'post') return fail('post.template-gone')
  const { texts } = published.compiled
  const language = languages.find((one) => texts[one]) ?? fail('post.template-gone')
  const written = texts[language] ?? fail('post.template-gone')
  return { name: published.name, language, ...written }
}

type Written = Pick<PostForm, 'templateId' | 'productId' | 'channelId' | 'text'>

interface Composed {
  readonly templateName: string
  readonly riskLine: string
  readonly language: Language
  readonly composed: string
  readonly missing: string[]
}

/** What a post says with everything it names, as it is known now. */
export async function compose(tx: ReadTx, { linkTo }: Pick<Ports, 'linkTo'>, post: Written): Promise<Composed> {
  const template = await findPostTemplate(tx, post.templateId)
  const { riskLine, language } = template
  const { name: company } = await getOwnCompany(tx)
  const product = post.productId ? await getProductInCompany(tx, post.productId) : undefined
  const link = await linkOf(tx, linkTo('/'), post)
  const values = { company, ...(product && { product: product.name }), ...(link && { link }) }
  const { text, missing } = composePost({ text: post.text, riskLine }, values)
  return { templateName: template.name, riskLine, language, composed: text, missing: [...missing] }
}

/** Where customers of the channel come in, so that a sale knows who sent it; none where the product is not live there. */
async function linkOf(tx: ReadTx, studio: string, { productId, channelId }: Written): Promise<string | undefined> {
  const channel = channelId && (await getChannelInCompany(tx, channelId))
  if (!channel || !productId || channel.state !== 'activated') return undefined
  const sells = and(eq(channelProducts.channelId, channel.id), eq(channelProducts.productId, productId))
  if ((await tx.$count(channelProducts, sells)) === 0) return undefined
  const place = (await findMountsOfProducts(tx, [productId])).get(productId)?.find(({ mode }) => mode === 'live')
  if (!place) return undefined
  const { protocol, port } = new URL(studio)
  return channelLink(`${protocol}//${place.host}${port && `:${port}`}`, channel.code)
}
