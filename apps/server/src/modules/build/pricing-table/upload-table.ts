import type { pricing } from '@coverwright/contract/build/pricing'
import { nameFromHeading } from '@coverwright/domain/build/pricing-table/words'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { sniffWorkbook } from '../../../adapters/spreadsheets/read-workbook.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { FileContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { keepFile, readLimited } from '../../company/file/index.ts'
import { lockProductInCompany } from '../product/index.ts'
import { getTableInCompany, getVersionInCompany, nextNumber, toVersion } from './internal.ts'
import { identifyTable } from './jobs.ts'
import { pricingTables, pricingTableVersions } from './tables.ts'

const maxBytes = 30 * 1024 * 1024

export const tableFileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
} as const

export const uploadTable: HandlerOf<typeof pricing, 'uploadTable'> = async (context, form) => {
  const content = await readTableFile(context)
  const product = await lockProductInCompany(context.tx, form.productId)
  if (!isEditable(product.state)) return fail('product.in-trash')
  return addVersion(context, await createTable(context.tx, form), form.fileName, content)
}

export const uploadVersion: HandlerOf<typeof pricing, 'uploadVersion'> = async (context, { tableId, fileName }) => {
  const content = await readTableFile(context)
  const table = await getTableInCompany(context.tx, tableId)
  // Two uploads at once would take the same number.
  const product = await lockProductInCompany(context.tx, table.productId)
  if (!isEditable(product.state)) return fail('product.in-trash')
  return addVersion(context, tableId, fileName, content)
}

/** Only what can be no table at all is refused here; the rest is looked into outside the request. */
async function readTableFile({ file }: FileContext): Promise<Buffer> {
  const content = await readLimited(file, maxBytes)
  return sniffWorkbook(content)
    ? content
    : fail('file.format', { file: 'Choose an Excel workbook (.xlsx or .xls) or a CSV file.' })
}

async function addVersion({ tx, actor, audit, ports }: FileContext, tableId: string, name: string, content: Buffer) {
  const type = tableFileTypes[sniffWorkbook(content) ?? 'csv']
  const stored = await keepFile(tx, ports.files, { memberId: actor.memberId, purpose: 'table', name, type, content })
  const id = newId()
  const jobId = await enqueue(tx, identifyTable, { versionId: id }, { memberId: actor.memberId })
  const version = { id, tableId, number: await nextNumber(tx, tableId), state: 'uploaded', jobId } as const
  await tx.insert(pricingTableVersions).values({ ...version, sourceName: name, fileId: stored.id })
  await audit(id, { tableId, name, bytes: content.length })
  return toVersion(await getVersionInCompany(tx, id))
}

interface NewTable {
  readonly productId: string
  readonly kind: 'pricing' | 'underwriting'
  readonly fileName: string
}

/** Called after its file; a second of the same name gets a number. */
async function createTable(tx: WriteTx, { productId, kind, fileName }: NewTable): Promise<string> {
  const wanted = nameFromHeading(fileName.replace(/\.[^.]*$/, '')).slice(0, 50) || 'table'
  const named = await tx
    .select({ name: pricingTables.name })
    .from(pricingTables)
    .where(eq(pricingTables.productId, productId))
  const taken = new Set(named.map(({ name }) => name))
  let name = wanted
  for (let number = 2; taken.has(name); number++) name = `${wanted}_${number}`
  const id = newId()
  await tx.insert(pricingTables).values({ id, productId, name, kind })
  return id
}
