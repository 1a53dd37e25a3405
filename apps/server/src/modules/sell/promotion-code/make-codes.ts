import { randomBytes } from 'node:crypto'
import { spokenCode } from '@coverwright/domain/spoken-code'
import { and, eq, ne } from 'drizzle-orm'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { newId } from '../../../platform/id.ts'
import { promotionCodes } from './tables.ts'

/** What one statement carries: a hundred thousand at once would be held twice in memory. */
const atOnce = 10_000

// One in a million million is there already: it is made again, in the next round.
const inserting = `insert into promotion_code (id, promotion_id, code)
  select id, $1, code from unnest($2::uuid[], $3::text[]) as made (id, code)
  on conflict (company_id, code) do nothing`

interface Wanted {
  readonly promotionId: string
  /** What they begin with. */
  readonly prefix: string
  /** That nobody has used yet, once all are made. */
  readonly free: number
  readonly length: number
}

interface Made {
  readonly made: number
  readonly left: number
}

/** Asked twice, no more than are missing. One statement's worth of them: whoever asks goes on with what is left. */
export async function makeMissing(tx: WriteTx, { promotionId, prefix, free, length }: Wanted): Promise<Made> {
  const unused = and(eq(promotionCodes.promotionId, promotionId), ne(promotionCodes.state, 'used'))
  const missing = Math.max(0, free - (await tx.$count(promotionCodes, unused)))
  if (missing === 0) return { made: 0, left: 0 }
  const many = Math.min(missing, atOnce)
  const random = randomBytes(many * length)
  const codes = Array.from({ length: many }, (_, n) =>
    spokenCode(prefix, random.subarray(n * length, (n + 1) * length)),
  )
  const { rowCount } = await clientOf(tx).query(inserting, [promotionId, codes.map(() => newId()), codes])
  const made = rowCount ?? 0
  return { made, left: missing - made }
}
