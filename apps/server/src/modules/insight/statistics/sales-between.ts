import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { countOf, readFigures } from './read-figures.ts'

/** How many were sold from one moment up to another: live, and never a trial run. What plans include, and bill above it. */
export const salesBetween = async (tx: ReadTx, from: Date, to: Date, timeZone: string): Promise<number> =>
  countOf(await readFigures(tx, { mode: 'live' }, { from, to }, { step: 'day', timeZone }), 'sale')
