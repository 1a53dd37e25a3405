import type { DataValues } from '@coverwright/domain/build/question/data-values'
import { riskOf } from '@coverwright/domain/sell/referral/risk'
import { getRelease } from '../../modules/publish/release/index.ts'
import type { WaysIn } from '../../platform/http/ways-in.ts'
import { cellsOf, type Row, rowsOf } from './copy-history.ts'
import type { HistoryFile } from './history-file.ts'

interface Loaded {
  readonly values: readonly string[]
  readonly days: number
}

/** COPY doubles the backslashes that JSON has; a line or a tab of its own JSON never has. */
const jsonIn = (cell: string) => JSON.parse(cell.replaceAll('\\\\', '\\')) as DataValues

/**
 * What underwriters judged holds days, which are others now: were the case not known by them any more, its customer would be
 * referred a second time.
 */
export async function risksOf(
  { read }: Pick<WaysIn, 'read'>,
  { tables }: HistoryFile,
  { values, days }: Loaded,
): Promise<(referral: Row) => string> {
  const [quotes, referrals] = ['quote', 'referral'].map((name) =>
    tables
      .filter((table) => table.name === name)
      .flatMap((table) => [...rowsOf(table, values, days)].map((line) => cellsOf(table, line))),
  )
  const judged = new Set(referrals?.map(({ quote_id: id }) => id))
  const risks = new Map<string, string>()
  for (const { id = '', company_id: companyId = '', release_id: releaseId = '', values: given = '' } of quotes ?? []) {
    if (!judged.has(id)) continue
    const { content, program } = await read(companyId, (tx) => getRelease(tx, { companyId, releaseId }))
    risks.set(id, riskOf(content.body, program, jsonIn(given)))
  }
  return ({ quote_id: id = '' }) => risks.get(id) ?? ''
}
