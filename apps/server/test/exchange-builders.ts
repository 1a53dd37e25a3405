import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { TakeForm } from '@coverwright/domain/build/exchange/available-item'
import { writeComponentFile } from '@coverwright/domain/build/exchange/component-file'
import type { ExchangeKind } from '@coverwright/domain/build/exchange/exchange'
import { exchangeChecks } from '@coverwright/domain/build/exchange/exchange-checks'
import type { ExchangeReviewState, ExchangeState } from '@coverwright/domain/build/exchange/exchange-lifecycle'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { writeDesign } from '@coverwright/domain/build/product/design-file'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import {
  exchangeReports,
  exchangeReviews,
  releasedItems,
  releasedVersions,
} from '../src/modules/build/exchange/tables.ts'
import { withTenant } from '../src/platform/database/with-tenant.ts'
import { aProduct, inCompany, one } from './builders.ts'
import { aComponent } from './design-builders.ts'
import type { TestApp, TestCompany } from './test-app.ts'

let number = 0
const described = { about: 'A quiet site.', tags: ['calm'], licence: 'CC BY 4.0' }

/** Somebody of the company who may work on the exchange. */
export const aDesigner = (app: TestApp, { companyId }: { readonly companyId: string }) =>
  app.aColleague({ companyId }, { role: 'designer' })

/** Generated, of a product or component made for it. */
export async function aMaster(app: TestApp, company: TestCompany, kind: ExchangeKind = 'shell', withRates = false) {
  const designer = await aDesigner(app, company)
  const name = `Item ${++number}`
  const { exchange } = designer.client
  if (kind === 'component') {
    const { id: componentId } = await aComponent(app, company)
    const { id } = await exchange.createFromComponent({ ...described, name, componentId })
    return exchange.generateItem({ id, notes: 'First' })
  }
  const { id: productId } = await aProduct(app, company)
  await company.client.product.updateBody({ id: productId, revision: 1, body: { ...sampleBody } })
  await company.client.product.updateShell({ id: productId, revision: 1, shell: { ...sampleShell } })
  const { id } = await exchange.createFromProduct({ ...described, name, kind, productId, withRates })
  return exchange.generateItem({ id, notes: 'First' })
}

/** As the jobs leave it. */
export async function anItem(app: TestApp, company: TestCompany, state: ExchangeState = 'pending') {
  const item = await aMaster(app, company)
  await app.owner.query(
    `update exchange_item set state = $1, released_number = case when $1 = 'approved' then number end where id = $2`,
    [state, item.id],
  )
  return item
}

/** Changed since it was generated. */
export async function aChanged(app: TestApp, company: TestCompany) {
  const { id } = await aMaster(app, company)
  const designer = await aDesigner(app, company)
  return designer.client.exchange.updateItem({ id, about: 'Changed.' })
}

/** Whose master has a later version. */
export async function aSub(app: TestApp, company: TestCompany) {
  const designer = await aDesigner(app, company)
  const master = await aMaster(app, company, 'component')
  const sub = await designer.client.exchange.deriveItem({ masterId: master.id, name: `Item ${++number}` })
  const generated = await designer.client.exchange.generateItem({ id: sub.id, notes: '' })
  await company.client.component.updateComponent({
    id: master.source?.id ?? '',
    blocks: [{ type: 'Note', props: { id: 'note', title: 'Changed', text: 'By its master.' } }],
  })
  await designer.client.exchange.generateItem({ id: master.id, notes: 'Second' })
  return generated
}

const aFile = () => writeDesign({ settings: exampleOf(ProductForm), body: null, shell: { ...sampleShell }, tables: [] })
const packed = (file: object = aFile()) => Buffer.from(JSON.stringify(file))

const reviewed = {
  kind: 'shell',
  about: '',
  tags: [] as string[],
  line: 'pet',
  licence: 'CC BY 4.0',
  withRates: false,
  derivedFrom: '',
  number: 1,
  notes: '',
  hash: 'hash',
  bytes: 1,
  missingPhotos: 0,
} as const

/** As it reaches the reviewers; in the test's company, as if it were the operator's. */
export const aSubmission = (app: TestApp, company: TestCompany, state: ExchangeReviewState = 'pending') =>
  withTenant(...inCompany(app, company), async (tx) => {
    const review = { ...reviewed, name: `Item ${++number}`, forCompanyId: company.companyId, companyName: 'Saltmarsh' }
    const decided = { state, reasons: '', decidedBy: '', checks: exchangeChecks.map((check) => ({ check, found: [] })) }
    const made = one(
      await tx
        .insert(exchangeReviews)
        .values({ ...review, ...decided, forItemId: crypto.randomUUID() })
        .returning(),
    )
    await app.ports.files.put(tx, `${company.companyId}/exchange/${made.id}`, packed(), { type: 'application/json' })
    return made
  })

/** In the operator's company, where everybody sees it; its author is the test's company. */
export async function aReleased(
  app: TestApp,
  author: TestCompany,
  overrides: Partial<typeof releasedItems.$inferInsert> = {},
) {
  const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
  return released(app, { companyId: rows[0]?.id ?? '' }, author, overrides)
}

/** Under the id that the examples of the calls have. */
export async function theExample(app: TestApp, author: TestCompany, kind: 'shell' | 'component' = 'shell') {
  const { id } = exampleOf(TakeForm)
  const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
  await app.owner.query('delete from released_item where id = $1', [id])
  const file = kind === 'component' ? writeComponentFile(noteBlocks, { photos: [], fonts: [] }) : aFile()
  const line = kind === 'component' ? null : 'pet'
  return released(app, { companyId: rows[0]?.id ?? '' }, author, { id, kind, line }, file)
}

const noteBlocks = [{ type: 'Note', props: { id: 'note', title: 'Why', text: 'So' } }]

/** In the test's own company, as if it were the operator's. */
export const aReleasedHere = (app: TestApp, company: TestCompany) => released(app, company, company)

const released = (
  app: TestApp,
  { companyId }: { readonly companyId: string },
  author: TestCompany,
  overrides: Partial<typeof releasedItems.$inferInsert> = {},
  file: object = aFile(),
) =>
  withTenant(app.pool, { companyId, mode: 'read write' }, async (tx) => {
    const fileId = crypto.randomUUID()
    const item = { ...reviewed, name: `Item ${++number}`, author: 'Saltmarsh', forCompanyId: author.companyId, fileId }
    const made = one(
      await tx
        .insert(releasedItems)
        .values({ ...item, forItemId: crypto.randomUUID(), releasedAt: new Date(), ...overrides })
        .returning(),
    )
    await tx.insert(releasedVersions).values({ itemId: made.id, number: made.number, notes: '', hash: 'hash' })
    await app.ports.files.put(tx, `${companyId}/exchange/${fileId}`, packed(file), { type: 'application/json' })
    return made
  })

/** In the test's company, as if it were the operator's. */
export async function aReport(app: TestApp, company: TestCompany) {
  const { id: itemId } = await aReleasedHere(app, company)
  return withTenant(...inCompany(app, company), async (tx) => {
    const report = { itemId, byCompanyId: company.companyId, companyName: 'Saltmarsh', number: 1, text: 'Broken' }
    return one(
      await tx
        .insert(exchangeReports)
        .values({ ...report, isSettled: false })
        .returning(),
    )
  })
}
