import type { exchange } from '@coverwright/contract/build/exchange'
import { exchangeLimits } from '@coverwright/domain/build/exchange/exchange'
import { fail } from '@coverwright/domain/errors'
import { sum } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { changeItem, exchangeKey, openItemInCompany } from './internal.ts'
import { findMarks } from './mark-of-source.ts'
import { packItem } from './pack-item.ts'
import { exchangeVersions } from './tables.ts'

export const generateItem: HandlerOf<typeof exchange, 'generateItem'> = async (context, { id, notes }) => {
  const { tx, actor, audit, ports } = context
  const row = await openItemInCompany(tx, id)
  const mark = (await findMarks(tx, [row]))(row) ?? fail('exchange.source-gone')
  if (row.number > 0 && row.generatedMark === mark) return fail('exchange.nothing-changed')
  const { content, file, missingPhotos, checks } = await packItem(context, row)
  const bytes = Buffer.from(JSON.stringify(file))
  if (bytes.length > exchangeLimits.fileBytes) return fail('exchange.too-large')
  if ((await keptBytes(tx)) + bytes.length > exchangeLimits.companyBytes) return fail('exchange.full')
  const number = row.number + 1
  const version = { id: newId(), itemId: id, number, notes, content, missingPhotos, checks }
  await tx.insert(exchangeVersions).values({ ...version, hash: file.hash, bytes: bytes.length })
  await ports.files.put(tx, exchangeKey(actor.companyId, version.id), bytes, { type: 'application/json' })
  await audit(id, { number, hash: file.hash, bytes: bytes.length })
  return changeItem(tx, id, { number, generatedMark: mark })
}

async function keptBytes(tx: ReadTx): Promise<number> {
  const [kept] = await tx.select({ bytes: sum(exchangeVersions.bytes) }).from(exchangeVersions)
  return Number(kept?.bytes ?? 0)
}
