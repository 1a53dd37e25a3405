import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { KeywordForm } from '@coverwright/domain/build/keyword/keyword'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { PolicyNumberForm } from '@coverwright/domain/build/policy-number/policy-number'
import { exampleMapping } from '@coverwright/domain/build/pricing-table/example-mapping'
import { ProductForm } from '@coverwright/domain/build/product/product'
import type { ProductState } from '@coverwright/domain/build/product/product-lifecycle'
import { TestCaseForm } from '@coverwright/domain/build/test-case/test-case'
import { AgentForm } from '@coverwright/domain/company/agent/agent'
import type { AgentState } from '@coverwright/domain/company/agent/agent-lifecycle'
import { ApiKeyForm } from '@coverwright/domain/company/api-key/api-key'
import { ContactForm } from '@coverwright/domain/company/contact/contact'
import type { RoleForm } from '@coverwright/domain/company/member/team'
import { exampleOf } from '@coverwright/domain/fields'
import { pack, packRows } from '../src/adapters/spreadsheets/pack-rows.ts'
import { pricingTableSheets, pricingTables, pricingTableVersions } from '../src/modules/build/pricing-table/tables.ts'
import { keepFile } from '../src/modules/company/file/index.ts'
import { freshSecret } from '../src/modules/company/invitation/link.ts'
import { invitations } from '../src/modules/company/invitation/tables.ts'
import { members } from '../src/modules/company/member/index.ts'
import { partnerships } from '../src/modules/company/partnership/tables.ts'
import { notifications } from '../src/modules/reach/notification/tables.ts'
import { hashOf, newSecret } from '../src/platform/auth/secret.ts'
import { withTenant } from '../src/platform/database/with-tenant.ts'
import { outboxMessages } from '../src/platform/outbox/tables.ts'
import { anActiveGateway } from './gateways.ts'
import { publishAt } from './publish-live.ts'
import type { TestApp, TestCompany } from './test-app.ts'
import { tinyPng } from './tiny-png.ts'

let number = 0

/** Of what no call makes by itself, a row is written as the server writes it. */
export const inCompany = ({ pool }: TestApp, { companyId }: TestCompany) =>
  [pool, { companyId, mode: 'read write' }] as const

export const aMessage = (
  app: TestApp,
  company: TestCompany,
  overrides: Partial<typeof outboxMessages.$inferInsert> = {},
) =>
  withTenant(...inCompany(app, company), async (tx) => {
    const message = {
      channel: 'mail',
      recipient: 'a@b.example',
      subject: 'Hello',
      text: 'Good day',
      ...overrides,
    } as const
    return one(await tx.insert(outboxMessages).values(message).returning())
  })

export const aNotification = (
  app: TestApp,
  company: TestCompany,
  overrides: Partial<typeof notifications.$inferInsert> = {},
) =>
  withTenant(...inCompany(app, company), async (tx) => {
    const news = { memberId: company.memberId, kind: 'info', title: 'News', source: 'Tests', ...overrides } as const
    return one(await tx.insert(notifications).values(news).returning())
  })

/** A colleague who never signs in. */
export const aMember = (app: TestApp, company: TestCompany, overrides: Partial<typeof members.$inferInsert> = {}) =>
  withTenant(...inCompany(app, company), async (tx) => {
    const email = `colleague-${process.pid}-${++number}@company.example`
    const member = { email, name: 'Teal Arkwright', role: 'standard', ...overrides } as const
    return one(await tx.insert(members).values(member).returning())
  })

export const aRole = ({ client }: TestCompany, form: Partial<RoleForm> = {}) =>
  client.permission['role/createPermissionsRole']({
    name: `Role ${++number}`,
    description: '',
    permissions: ['project'],
    ...form,
  })

export const aGroup = ({ client }: TestCompany) => client.permission['group/createGroup']({ name: `Group ${++number}` })

/** An invitation in a state, sent long enough ago to be sent again, with the link that opens it. */
export const anInvitation = (
  app: TestApp,
  company: TestCompany,
  overrides: Partial<typeof invitations.$inferInsert> = {},
) =>
  withTenant(...inCompany(app, company), async (tx) => {
    const { secret, tokenHash } = freshSecret()
    const invitation = {
      email: `invited-${process.pid}-${++number}@company.example`,
      name: '',
      role: 'standard',
      tokenHash,
      invitedBy: company.memberId,
      sentAt: new Date(Date.now() - 120_000),
      expiresAt: new Date(Date.now() + 3_600_000),
      ...overrides,
    } as const
    const row = one(await tx.insert(invitations).values(invitation).returning())
    return { ...row, token: `${row.companyId}.${row.id}.${secret}` }
  })

type PartnershipOverrides = Partial<typeof partnerships.$inferInsert> & {
  /** Who asked; the company itself unless said otherwise. */
  readonly askedBy?: TestCompany
}

/** A partnership with another company in a state, sent long enough ago to be sent again, with the link that opens it. */
export async function aPartnership(
  app: TestApp,
  company: TestCompany,
  { askedBy = company, ...overrides }: PartnershipOverrides = {},
) {
  const secret = newSecret()
  const partner = askedBy === company ? await app.aCompany({ businessType: 'broker' }) : company
  const isAnswered = (overrides.state ?? 'invited') !== 'invited'
  return withTenant(...inCompany(app, askedBy), async (tx) => {
    const partnership = {
      partnerId: isAnswered || askedBy !== company ? partner.companyId : null,
      email: `partner-${process.pid}-${++number}@company.example`,
      ownType: 'insurer',
      partnerType: 'broker',
      note: '',
      paymentMode: 'P2I',
      tokenHash: isAnswered ? null : hashOf(secret),
      invitedBy: askedBy.memberId,
      sentAt: new Date(Date.now() - 120_000),
      expiresAt: new Date(Date.now() + 3_600_000),
      ...overrides,
    } as const
    const row = one(await tx.insert(partnerships).values(partnership).returning())
    return { ...row, partner, token: `${row.companyId}.${row.id}.${secret}` }
  })
}

export async function anAgent(
  { client }: TestCompany,
  { state, ...form }: Partial<AgentForm> & { state?: AgentState } = {},
) {
  const unique = { code: `A-${++number}`, email: `agent-${number}@company.example` }
  const agent = await client.agent.createAgent({ ...exampleOf(AgentForm), ...unique, ...form })
  return state === 'deactivated' ? client.agent.deactivateAgent({ id: agent.id }) : agent
}

export const aKey = ({ client }: TestCompany, form: Partial<ApiKeyForm> = {}) =>
  client.secret.createKey({ ...exampleOf(ApiKeyForm), ...form })

export const aContact = ({ client }: TestCompany, form: Partial<ContactForm> = {}) =>
  client.contact.createContact({ ...exampleOf(ContactForm), ...form })

export const aFile = ({ client }: TestCompany) =>
  client.upload.uploadFile({ purpose: 'avatar', name: 'me.png' }, new Blob([tinyPng]))

export const aDataSource = ({ client }: TestCompany, text = 'code,label\nA,Beagle\nB,Pug') =>
  client.dataSource.uploadDataSource({ name: `source_${++number}` }, new Blob([text]))

export const aKeyword = ({ client }: TestCompany, form: Partial<KeywordForm> = {}) =>
  client.keyword.createKeyword({
    ...exampleOf(KeywordForm),
    keyword: `keyword_${++number}`,
    name: `Keyword ${number}`,
    ...form,
  })

/** A picture, uploaded for a purpose. */
export const aPhoto = ({ client }: TestCompany) => client.photo.uploadPhoto({ name: 'me.png' }, new Blob([tinyPng]))

export const aDesign = ({ client }: TestCompany, form: Partial<PolicyNumberForm> = {}) => {
  const unique = `D${++number}`
  return client.number.createPolicyNo({ ...exampleOf(PolicyNumberForm), name: unique, prefixes: [unique], ...form })
}

type ProductOverrides = Partial<ProductForm> & {
  state?: ProductState
  body?: object
  design?: Partial<PolicyNumberForm>
}

/** With nothing in it, or published with everything that needs. */
export async function aProduct(app: TestApp, company: TestCompany, overrides: ProductOverrides = {}) {
  const { state = 'draft', body = sampleBody, design, ...form } = overrides
  const { client } = company
  const product = await client.product.createProduct({
    ...exampleOf(ProductForm),
    name: `Product ${++number}`,
    ...form,
  })
  const { id } = product
  // Nothing is published in the name of a company that cannot be written to.
  await app.owner.query(
    `update company set sender_email = coalesce(sender_email, 'hello@company.example'),
       sender_verified_at = coalesce(sender_verified_at, now()) where company_id = $1`,
    [company.companyId],
  )
  if (state === 'draft') return product
  if (state !== 'online') {
    await app.owner.query('update product set state = $1 where id = $2', [state, id])
    return { ...product, state }
  }
  await client.product.updateBody({ id, revision: 1, body: { ...body } })
  await client.product.updateShell({ id, revision: 1, shell: { ...sampleShell } })
  await anActiveGateway(company)
  const policyNumberId = (await aDesign(company, design)).id
  await client.number.updatePolicyNoByProductId({ productId: id, policyNumberId })
  await aRelease(company, id)
  return client.product.getProduct({ id })
}

/** With a product in it. */
export async function aProductGroup(app: TestApp, company: TestCompany) {
  const { id } = await aProduct(app, company)
  const group = await company.client.product.createGroup({ name: `Products ${++number}` })
  await company.client.product.moveToGroup({ ids: [id], groupId: group.id })
  return group
}

/** Of the body of a product made for it. */
export async function aVersion({ client }: TestCompany, body: object = sampleBody) {
  const { id } = await client.product.createProduct({ ...exampleOf(ProductForm), name: `Product ${++number}` })
  const { bodyRevision: revision } = await client.product.updateBody({ id, revision: 1, body: { ...body } })
  return client.product.saveVersion({ id, document: 'body', revision, note: 'As agreed' })
}

/** Published at a host of its own, under the site domain. */
export const aRelease = (company: TestCompany, id: string, stage: 'staging' | 'live' = 'live') =>
  publishAt(company, { id, stage, host: `site-${process.pid}-${++number}.localhost` })

export function one<T>([row]: T[]): T {
  if (!row) throw new Error('Nothing was saved')
  return row
}

export async function aTestCase(
  app: TestApp,
  company: TestCompany,
  { productId, ...form }: Partial<TestCaseForm> & { productId?: string } = {},
) {
  const id = productId ?? (await aProduct(app, company)).id
  const made = { ...exampleOf(TestCaseForm), name: `Case ${++number}`, ...form }
  return one(await company.client.rating.createTestCases({ productId: id, cases: [made] }))
}

type TableOverrides = Partial<typeof pricingTableVersions.$inferInsert>

/** A table of a product with one version in a state, as the server writes it. */
export async function aTable(app: TestApp, company: TestCompany, overrides: TableOverrides = {}) {
  const product = await aProduct(app, company)
  await company.client.product.updateBody({ id: product.id, revision: 1, body: { ...sampleBody } })
  return withTenant(...inCompany(app, company), async (tx) => {
    const name = `table_${++number}`
    const table = one(
      await tx.insert(pricingTables).values({ productId: product.id, name, kind: 'pricing' }).returning(),
    )
    const file = await keepFile(tx, app.ports.files, {
      memberId: company.memberId,
      purpose: 'table',
      name: 'Rates.csv',
      type: 'text/csv',
      content: Buffer.from('Plan,Rate\nbasic,1.20\nfull,1.10\n'),
    })
    const sheet = {
      name: 'Rates',
      rows: [
        ['Plan', 'Rate'],
        ['basic', '1.20'],
        ['full', '1.10'],
      ],
      merges: [],
    }
    const version = {
      tableId: table.id,
      number: 1,
      state: 'converted',
      sourceName: 'Rates.csv',
      fileId: file.id,
      columns: exampleShape,
      rows: packRows([
        { when: ['basic'], results: ['1.20'] },
        { when: ['full'], results: ['1.10'] },
      ]),
      rowCount: 2,
      mapping: exampleMapping,
      ...overrides,
    } as const
    const row = one(await tx.insert(pricingTableVersions).values(version).returning())
    await tx
      .insert(pricingTableSheets)
      .values({ versionId: row.id, position: 0, name: 'Rates', rowCount: 3, columnCount: 2, content: pack(sheet) })
    return { ...table, productId: product.id, version: row }
  })
}

const exampleShape = {
  hitPolicy: 'unique' as const,
  beyond: 'stop' as const,
  dimensions: [{ kind: 'text' as const, name: 'plan' }],
  outputs: [{ kind: 'number' as const, name: 'rate', decimals: 2 }],
}
