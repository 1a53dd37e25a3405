import type { Language } from '@coverwright/domain/base/language/language'
import type { Body } from '@coverwright/domain/build/body/body'
import { reminderIn } from '@coverwright/domain/build/body/declaration'
import { translated } from '@coverwright/domain/build/body/texts'
import { expiryFrom } from './internal.ts'
import type { ApplicationRow } from './tables.ts'

/** What the box beside the address says, and the language its words were read in. */
export interface SaidReminder {
  readonly isGiven: boolean
  readonly language: Language
}

/** What an application becomes by it; nothing where it says what was said before, or was not asked. */
export function changedReminder(
  { reminder }: Pick<ApplicationRow, 'reminder'>,
  body: Body,
  said: SaidReminder | undefined,
  now: Date,
): Pick<ApplicationRow, 'reminder' | 'abandonAt'> | undefined {
  if (!said) return undefined
  if (!said.isGiven) return reminder ? { reminder: null, abandonAt: null } : undefined
  const { language } = said
  const asked = reminderIn(translated(body, language).declarations)
  if (!asked || (reminder?.name === asked.name && reminder.text === asked.text)) return undefined
  const { name, text, textVersion } = asked
  return { reminder: { name, text, textVersion, language, at: now.toISOString() }, abandonAt: expiryFrom(now) }
}
