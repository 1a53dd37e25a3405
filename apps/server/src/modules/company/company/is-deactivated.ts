import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from './internal.ts'

/** Nobody signs in to an account that was deactivated until it is opened again. */
export const isDeactivated = async (tx: ReadTx): Promise<boolean> => (await getOwnCompanyRow(tx)).deactivatedAt !== null
