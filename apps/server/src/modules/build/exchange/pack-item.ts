import type { Body } from '@coverwright/domain/build/body/body'
import type { ComponentContent } from '@coverwright/domain/build/component/component'
import { writeComponentFile } from '@coverwright/domain/build/exchange/component-file'
import { type CheckResult, checkExchanged } from '@coverwright/domain/build/exchange/exchange-checks'
import { instanceType } from '@coverwright/domain/build/page/instance-type'
import { type BlockData, isBlockLike } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { type Design, type DesignCargo, writeDesign } from '@coverwright/domain/build/product/design-file'
import { firmNamed, regulatoryOf } from '@coverwright/domain/build/product-template/firm'
import { withoutRates } from '@coverwright/domain/build/product-template/without-rates'
import { carried } from '@coverwright/domain/company/file/library-path'
import { fail } from '@coverwright/domain/errors'
import type { WriteContext } from '../../../platform/http/context.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { packWith, replacePlaces } from '../../company/file/index.ts'
import { componentDocument } from '../component/index.ts'
import { designOf } from '../design/index.ts'
import { readDocument } from '../document/index.ts'
import { fontCarrier } from '../font/index.ts'
import { photoCarrier } from '../photo/index.ts'
import { getProductInCompany } from '../product/index.ts'
import type { ExchangeItemRow } from './tables.ts'

export interface PackedItem {
  /** With the company's own addresses: what is shown, compared and derived from here. */
  readonly content: Readonly<Record<string, unknown>>
  readonly file: { readonly hash: string }
  readonly missingPhotos: number
  readonly checks: CheckResult[]
}

type Context = Pick<WriteContext, 'tx' | 'actor' | 'ports'>

/** What the source of an item holds now, as a file that says nothing of its company. */
export async function packItem(context: Context, item: ExchangeItemRow): Promise<PackedItem> {
  return item.kind === 'component' ? packComponent(context, item) : packProduct(context, item)
}

async function packComponent(context: Context, item: ExchangeItemRow): Promise<PackedItem> {
  const content = (await readDocument(context.tx, componentDocument, item.sourceId)) ?? fail('exchange.source-gone')
  const packed = await packDocument(context, content)
  const { blocks } = packed.document as ComponentContent
  const checked = { content: blocks, shell: null, cargo: packed.cargo, missingPhotos: packed.missing }
  return {
    content,
    file: writeComponentFile(blocks, packed.cargo),
    missingPhotos: packed.missing,
    checks: await check(context, item, checked),
  }
}

async function packProduct(context: Context, item: ExchangeItemRow): Promise<PackedItem> {
  const { settings, body, shell, tables } = await designOf(
    context.tx,
    await getProductInCompany(context.tx, item.sourceId),
  )
  const own = (item.kind === 'shell' ? shell : body) ?? fail('exchange.source-gone')
  const packed = await packDocument(context, item.kind === 'shell' ? own : withoutFirm(own as Body, settings))
  const design: Design = {
    settings: { ...settings, name: item.name, description: item.about },
    body: item.kind === 'body' ? packed.document : null,
    shell: item.kind === 'shell' ? packed.document : null,
    tables: item.kind === 'body' ? (item.withRates ? tables : withoutRates(tables)) : [],
  }
  const checked = {
    content: packed.document,
    shell: item.kind === 'shell' ? (packed.document as Shell) : null,
    cargo: packed.cargo,
    missingPhotos: packed.missing,
  }
  return {
    content: own,
    file: writeDesign(design, packed.cargo),
    missingPhotos: packed.missing,
    checks: await check(context, item, checked),
  }
}

type Checked = Omit<Parameters<typeof checkExchanged>[0], 'licence' | 'company'>

async function check({ tx }: Context, { licence }: ExchangeItemRow, checked: Checked) {
  const { name, officialEmail, website, contactNumber } = await getOwnCompanyRow(tx)
  return checkExchanged({ ...checked, licence, company: [name, officialEmail, website, contactNumber ?? ''] })
}

/** Who stands behind a product is written anew by whoever takes it, in every language. */
function withoutFirm(body: Body, settings: Design['settings']): Body {
  const translations = Object.entries(body.translations).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts ?? {}).filter(([key]) => !key.startsWith('regulatory'))),
  ])
  return {
    ...body,
    regulatory: regulatoryOf(firmNamed(''), settings),
    translations: Object.fromEntries(translations) as Body['translations'],
  }
}

/** A photo that is gone: the address says nothing of whose it was. */
const missingKey = '0'.repeat(32)

async function packDocument({ tx, actor, ports }: Context, own: Readonly<Record<string, unknown>>) {
  const owner = { companyId: actor.companyId, files: ports.files }
  const { document: withPhotos, items: photos } = await packWith(photoCarrier, tx, owner, detached(own))
  const { document, items: fonts } = await packWith(fontCarrier, tx, owner, withPhotos)
  const gone = new Set<string>()
  const nobodys = replacePlaces(document, (place) => {
    if (place.owner === carried) return place
    if (place.library === 'p') gone.add(place.id)
    return { ...place, owner: carried, id: missingKey }
  })
  const cargo: DesignCargo = { photos, fonts }
  return { document: nobodys ?? fail('exchange.source-gone'), cargo, missing: gone.size }
}

/** What follows a component of the company stays as it is now: elsewhere there is nothing to follow. */
function detached<T>(value: T): T {
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => (isInstance(each) ? contentOf(each) : [detached(each)])) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, detached(each)])) as T
}

const isInstance = (value: unknown): value is BlockData => isBlockLike(value) && value.type === instanceType

const contentOf = ({ props }: BlockData): unknown[] =>
  Object.values(props).flatMap((value) => (Array.isArray(value) ? detached(value.filter(isBlockLike)) : []))
