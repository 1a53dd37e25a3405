import { daysFrom } from '@coverwright/domain/base/day/day'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { Client } from 'pg'
import { sealTenantTables, unsealTenantTables } from '../../platform/database/seal-tenant-tables.ts'
import type { BasePorts } from '../../platform/http/context.ts'
import type { WaysIn } from '../../platform/http/ways-in.ts'
import { type Anchors, livedCompanies, programsOf, readAnchors } from './anchors.ts'
import { copyHistory, valuesOf } from './copy-history.ts'
import { type HistoryFile, historyPath, readHistory } from './history-file.ts'
import { historyTables } from './history-tables.ts'
import { putPictures } from './put-pictures.ts'
import { risksOf } from './risks.ts'
import { settledTables, settleHistory } from './settle-history.ts'

interface Place {
  readonly ownerUrl: string
  readonly ways: WaysIn
  readonly ports: BasePorts
  readonly now: Date
  readonly path?: string
}

/**
 * Gives the demo companies the year they have behind them, once: all of it or nothing, and only where nobody has used them.
 * It ends yesterday. Nothing is told to anybody, and nothing of the past is left to be done. Answers whether it was loaded.
 */
export async function loadHistory({ ownerUrl, ways, ports, now, path = historyPath }: Place): Promise<boolean> {
  const owner = new Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query(`begin; set local time zone 'UTC'`)
    await unsealTenantTables(owner, [...settledTables, ...historyTables.map(({ name }) => name)].join(' '))
    const anchors = await readAnchors(owner, ports.domains.hostRules)
    if (!(await isUnused(owner, anchors))) return false
    const file = await readHistory(path)
    if (!isOfThisDemo(file, anchors)) return false
    const days = daysFrom(file.lastDay, isoDate(calendarDate(now, 'Europe/London'))) - 2
    const values = valuesOf(file, { anchors, days })
    const riskOf = await risksOf(ways, file, { values, days })
    await copyHistory(owner, file, values, { anchors, days, riskOf })
    await settleHistory(owner, livedCompanies(anchors), now)
    await sealTenantTables(owner)
    await putPictures({ ways, files: ports.files }, file, { values, days }, async () => {
      await owner.query('commit')
    })
    return true
  } finally {
    // Leaving before the commit rolls back.
    await owner.end()
  }
}

/** Of what people are noted to have done, that which leaves a company as it was made. Jobs are noted as the company. */
const untouching = [
  'demo/create',
  'login/landingV2',
  'login/sendNewDeviceCode',
  'login/saveUserEquipment',
  'login/saveIpAddressInfo',
  'identity/refreshToken',
  'identity/signOut',
]

/** Of two servers that start together the second waits here, and finds it loaded. */
async function isUnused(owner: Client, anchors: Anchors): Promise<boolean> {
  const companies = livedCompanies(anchors)
  const { rows } = await owner.query<{ isLived: boolean }>(
    `select history_ends_at is not null as "isLived" from company where company_id = any($1)
     order by company_id for no key update`,
    [companies],
  )
  if (rows.length !== 2 || rows.some(({ isLived }) => isLived)) return false
  const used = ['application', 'customer', 'policy', 'agent', 'channel', 'traffic_hour']
    .map((table) => `exists (select from ${table} where company_id = any($1))`)
    .join(' or ')
  const { rows: found } = await owner.query<{ isUsed: boolean }>(
    `select ${used} or exists (select from audit
       where company_id = any($1) and actor_id <> company_id and call <> all($2)) as "isUsed"`,
    [companies, untouching],
  )
  return found[0]?.isUsed === false
}

/** What was sold must be on sale here, at the same prices: a demo that an older version made has others. */
const isOfThisDemo = (file: HistoryFile, anchors: Anchors) =>
  file.anchors.every((name) => anchors.has(name)) &&
  JSON.stringify(file.programs) === JSON.stringify(programsOf(anchors))
