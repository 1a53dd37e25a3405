import { type Fetched, type FetchedOnce, keptBehind } from '@coverwright/domain/build/flow/fetched'
import { fail } from '@coverwright/domain/errors'
import { applicationLimits } from '@coverwright/domain/sell/application/application-limits'
import { changeApplication } from './change-application.ts'
import { type JourneyWrite, lockApplication } from './internal.ts'
import type { ApplicationRow } from './tables.ts'

/** Keeps what another system answered, beside the answers of the buyer: a price that was made without it is void. */
export async function keepFetched(
  journey: JourneyWrite,
  token: string,
  blockId: string,
  once: FetchedOnce,
): Promise<ApplicationRow> {
  const { tx, audit, now } = journey
  const before = await lockApplication(tx, token, now)
  const kept = { ...before.fetched, [blockId]: keptBehind(once, before.fetched[blockId]) }
  // What was answered to other inputs is a convenience, and goes first.
  const fetched = isTooLarge(kept) ? { ...before.fetched, [blockId]: once } : kept
  if (isTooLarge(fetched)) return fail('too-large')
  // Names only: the audit outlives the answers, which are personal.
  await audit(before.id, { fetched: Object.keys(once.values ?? {}), isFailed: once.values === null })
  return changeApplication(journey, before, { fetched })
}

const isTooLarge = (fetched: Fetched) => JSON.stringify(fetched).length > applicationLimits.maxBytes
