import { applicationLifecycle } from '@coverwright/domain/application/application-lifecycle'
import { missingDeclarations } from '@coverwright/domain/body/declaration'
import { translated } from '@coverwright/domain/body/texts'
import { fail } from '@coverwright/domain/errors'
import type { Language } from '@coverwright/domain/product/language'
import { getRelease } from '../release/index.ts'
import { expiryFrom, isBought, type JourneyWrite, lockApplication, saveApplication } from './internal.ts'
import type { ApplicationRow } from './tables.ts'

/** Keeps what the buyer agreed to and what not, the words of each as they were read, their version, and when. */
export async function acceptDeclarations(
  { tx, audit, now }: JourneyWrite,
  token: string,
  given: readonly string[],
  /** The one they were read in, where it is not the product's first. */
  language?: Language,
): Promise<ApplicationRow> {
  const before = await lockApplication(tx, token, now)
  if (isBought(before.state)) return fail('application.issued')
  if (!before.quoteId) return fail('application.not-priced')
  const { content } = await getRelease(tx, before)
  const read = (language ? translated(content.body, language) : content.body).declarations
  const missing = missingDeclarations(read, given)
  if (missing.length > 0)
    return fail('application.not-declared', Object.fromEntries(missing.map(({ name, text }) => [name, text])))
  const state = applicationLifecycle.next(before.state, 'declare') ?? fail('application.not-offered')

  const declarations = read.map(({ name, text, textVersion }) => ({
    name,
    text,
    textVersion,
    isGiven: given.includes(name),
    at: now.toISOString(),
  }))
  await audit(before.id, {
    declared: declarations.map(({ name, textVersion, isGiven }) => ({ name, textVersion, isGiven })),
  })
  return saveApplication(tx, before.id, { declarations, state, expiresAt: expiryFrom(now) })
}
