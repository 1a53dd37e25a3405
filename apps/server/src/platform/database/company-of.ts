import type { PoolClient } from 'pg'
import { clientOf } from './row-plan.ts'
import type { ReadTx } from './tx.ts'

const companies = new WeakMap<PoolClient, string>()

export const enterCompany = (client: PoolClient, companyId: string): void => void companies.set(client, companyId)

/** Whose rows the transaction sees and writes at this moment. */
export function companyOf(tx: ReadTx): string {
  const companyId = companies.get(clientOf(tx))
  if (!companyId) throw new Error('The transaction was not opened for a company')
  return companyId
}
