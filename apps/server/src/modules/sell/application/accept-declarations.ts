import type { Language } from '@coverwright/domain/base/language/language'
import { declaredToBuy, missingDeclarations } from '@coverwright/domain/build/body/declaration'
import { translated } from '@coverwright/domain/build/body/texts'
import { fail } from '@coverwright/domain/errors'
import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import { getRelease } from '../../publish/release/index.ts'
import { expiryFrom, isBought, type JourneyWrite, lockApplication, saveApplication } from './internal.ts'
import type { ApplicationRow } from './tables.ts'

/** What an application becomes by what was declared. */
export type Declared = Pick<ApplicationRow, 'declarations' | 'state' | 'expiresAt'>

/** Keeps what the buyer agreed to. */
export async function acceptDeclarations(
  journey: JourneyWrite,
  token: string,
  given: readonly string[],
): Promise<ApplicationRow> {
  const { tx, now } = journey
  const before = await lockApplication(tx, token, now)
  return saveApplication(tx, before.id, await declare(journey, before, given))
}

/** What the buyer agreed to and what not, the words of each as they were read, their version, and when. */
export async function declare(
  { tx, audit, now }: JourneyWrite,
  before: ApplicationRow,
  given: readonly string[],
  /** The one they were read in, where it is not the product's first. */
  language?: Language,
): Promise<Declared> {
  if (isBought(before.state)) return fail('application.issued')
  if (!before.quoteId) return fail('application.not-priced')
  const { content } = await getRelease(tx, before)
  const read = declaredToBuy((language ? translated(content.body, language) : content.body).declarations)
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
  return { declarations, state, expiresAt: expiryFrom(now) }
}
