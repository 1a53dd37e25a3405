import type { exchange } from '@coverwright/contract/build/exchange'
import type { ComponentContent } from '@coverwright/domain/build/component/component'
import { fail } from '@coverwright/domain/errors'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { addComponent } from '../component/index.ts'
import { makeProduct } from '../design/index.ts'
import { addItem } from './create-item.ts'
import { freeName } from './free-name.ts'
import { exchangeKey, getVersion, lockItemInCompany, toItem } from './internal.ts'
import { readPacked } from './read-packed.ts'
import { startingInsurance } from './starting-insurance.ts'
import type { ExchangeItemRow, ExchangeVersionRow } from './tables.ts'

/** A sub item has a product or component of its own, in which it is built like any other. */
export const deriveItem: HandlerOf<typeof exchange, 'deriveItem'> = async (context, { masterId, name }) => {
  const { tx, actor, audit } = context
  // First, from the outside in: of two who derive under one name the second finds another free.
  await lockOwnCompany(tx)
  const master = await lockItemInCompany(tx, masterId)
  if (master.isLocked) return fail('exchange.locked')
  if (master.masterId !== null) return fail('exchange.not-a-master')
  const version = await getVersion(tx, masterId, master.number)
  const sourceId = await makeSource(context, master, version, name)
  const { kind, about, tags, line, licence, withRates } = master
  const derived = { kind, name, about, tags, line, licence, withRates, masterId, masterNumber: version.number }
  const row = await addItem(tx, { ...derived, sourceId, memberId: actor.memberId })
  await audit(row.id, { name, from: masterId, number: version.number })
  return toItem(tx, row)
}

async function makeSource(
  context: WriteContext,
  { kind, about }: ExchangeItemRow,
  version: ExchangeVersionRow,
  wanted: string,
): Promise<string> {
  const { tx, actor, ports } = context
  const name = await freeName(tx, kind, wanted)
  if (kind === 'component') {
    const { blocks } = version.content as ComponentContent
    return (await addComponent(tx, { name, about, memberId: actor.memberId }, blocks)).id
  }
  const packed = await readPacked(ports.files, exchangeKey(actor.companyId, version.id), kind)
  const { settings, tables } = packed.design ?? fail('exchange.not-generated')
  const design =
    kind === 'shell'
      ? { settings, shell: version.content, ...(await startingInsurance(tx, settings)) }
      : { settings, body: version.content, shell: null, tables }
  return (await makeProduct(context, name, design)).id
}
