import type { Language } from '@coverwright/domain/base/language/language'
import { isBought, type JourneyWrite, lockApplication, saveApplication } from './internal.ts'
import type { ApplicationRow } from './tables.ts'

/** Buyers are written to in the language they read last; what was bought stays in the one it was bought in. */
export async function keepLanguage(
  { tx, audit, now }: JourneyWrite,
  token: string,
  language: Language,
): Promise<ApplicationRow> {
  const before = await lockApplication(tx, token, now)
  if (isBought(before.state)) return before
  await audit(before.id, { language })
  return saveApplication(tx, before.id, { language })
}
