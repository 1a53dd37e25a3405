import { forgetRest, sendRest } from './at-the-end.ts'
import { companyOf, enterCompany } from './company-of.ts'
import { clientOf } from './row-plan.ts'
import type { WriteTx } from './tx.ts'

/**
 * The same transaction for another company, where what happens to both must happen together. Inside, the database
 * shows and takes the other's rows only; whatever was left to the end of the transaction is written on either side of
 * it, under the company it was written for.
 */
export async function forCompany<T>(tx: WriteTx, companyId: string, work: () => Promise<T>): Promise<T> {
  const client = clientOf(tx)
  await sendRest(client)
  const before = companyOf(tx)
  const enter = (id: string) => {
    enterCompany(client, id)
    return client.query(`select set_config('app.company', $1, true)`, [id])
  }
  await enter(companyId)
  try {
    const done = await work()
    await sendRest(client)
    return done
  } catch (error) {
    forgetRest(client)
    throw error
  } finally {
    // Whoever catches the error goes on in their own company. After a failed statement nothing goes on at all.
    await enter(before).catch(() => undefined)
  }
}
