import type { BodyDraft } from '@coverwright/domain/build/body/body'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { ProductForm } from '@coverwright/domain/build/product/product'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import type { z } from 'zod'
import { keepDataSource } from '../modules/build/data-source/index.ts'
import { connectDesign, createPolicyNo } from '../modules/build/number/index.ts'
import { addTable } from '../modules/build/pricing-table/index.ts'
import { createProduct, updateBody, updateShell } from '../modules/build/product/index.ts'
import type { Account } from '../modules/company/member/index.ts'
import { installGateway, switchGateway } from '../modules/publish/gateway/index.ts'
import { wasAnyLive } from '../modules/publish/release/index.ts'
import type { BasePorts, WriteContext } from '../platform/http/context.ts'
import type { WaysIn } from '../platform/http/ways-in.ts'
import { hostOfDemo } from './demo-hosts.ts'
import { launch } from './launch.ts'
import { numberDesign } from './number-design.ts'
import { primaryContext } from './primary-context.ts'

type Tables = readonly z.input<typeof RatingTable>[]

export interface DemoProduct {
  /** Of its host, under the site domain. */
  readonly label: string
  readonly settings: Pick<ProductForm, 'name' | 'description' | 'type' | 'line'>
  readonly tables: { readonly pricing: Tables; readonly underwriting: Tables }
  /** Texts of CSV files, by the name of the data source. */
  readonly sources: Readonly<Record<string, string>>
  readonly body: BodyDraft
  readonly shell: Shell
  readonly numbers: { readonly name: string; readonly prefixes: string[] }
}

const inBritain = {
  country: 'GB',
  currency: 'GBP',
  languages: ['en_uk'],
  timeZone: 'Europe/London',
} satisfies Partial<ProductForm>

/** Built and published by the operations that the studio's screens use, as the company's own primary user. */
export async function createDemoProduct(
  { enter }: WaysIn,
  { companyId, memberId }: Account,
  ports: BasePorts,
  now: Date,
  { label, settings, tables, sources, body, shell, numbers }: DemoProduct,
) {
  await enter({ companyId, memberId }, async (tx, audit) => {
    const context = primaryContext({ companyId, memberId }, { tx, audit, now, ports })
    const { id } = await createProduct(context, { ...settings, ...inBritain })
    for (const [name, text] of Object.entries(sources)) await keepDataSource(tx, name, text)
    for (const kind of ['pricing', 'underwriting'] as const)
      for (const table of tables[kind]) await addTable(tx, { productId: id, kind, table })
    await updateBody(context, { id, revision: 1, body: { ...body } })
    await updateShell(context, { id, revision: 1, shell: { ...shell } })
    const design = await createPolicyNo(context, { ...numberDesign, ...numbers })
    await connectDesign({ wasAnyLive })(context, { productId: id, policyNumberId: design.id })
    await activateGateway(context)
    await launch(context, { id, host: hostOfDemo(label, ports.domains.hostRules) })
  })
}

/** The built-in one: nothing that is tried out here costs anybody anything. */
async function activateGateway(context: WriteContext) {
  const { id, state } = await installGateway(context, { kind: 'test' })
  if (state !== 'active') await switchGateway(context, { id, action: 'activate' })
}
