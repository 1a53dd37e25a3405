import { type Answers, fieldNames } from '@coverwright/domain/build/question/answers'
import { askedGroups } from '@coverwright/domain/build/question/ask'
import { everyQuestion } from '@coverwright/domain/build/question/items'
import { fail } from '@coverwright/domain/errors'
import { applicationLimits } from '@coverwright/domain/sell/application/application-limits'
import { getRelease } from '../../publish/release/index.ts'
import { changeApplication } from './change-application.ts'
import { changedReminder, type SaidReminder } from './changed-reminder.ts'
import { expiryFrom, type JourneyWrite, lockApplication, saveApplication } from './internal.ts'
import type { ApplicationRow } from './tables.ts'

/**
 * Keeps the answers of a page beside those of the others. They are kept also when they are not complete yet; what is
 * wrong with them is said by `checkAnswers`, and before a price is made.
 */
export async function saveAnswers(
  journey: JourneyWrite,
  token: string,
  answers: Answers,
  said?: SaidReminder,
): Promise<ApplicationRow> {
  const { tx, audit, now } = journey
  const before = await lockApplication(tx, token, now)
  const { content } = await getRelease(tx, before)
  const known = new Set(everyQuestion(askedGroups(content.body), answers).flatMap(fieldNames))
  const taken = Object.entries(answers).filter(([field]) => known.has(field))
  const after: Answers = { ...before.answers, ...Object.fromEntries(taken) }
  if (JSON.stringify(after).length > applicationLimits.maxBytes) return fail('too-large')

  const changed = taken.flatMap(([field, value]) => (before.answers[field] === value ? [] : [field]))
  const reminder = changedReminder(before, content.body, said, now)
  // Names only: the audit outlives the answers, which are personal.
  await audit(before.id, { answered: changed, ...(reminder && { isReminded: reminder.reminder !== null }) })
  // Going back and forth without changing anything must not throw away a price or a declaration.
  if (changed.length === 0) return saveApplication(tx, before.id, { ...reminder, expiresAt: expiryFrom(now) })
  return changeApplication(journey, before, { answers: after, ...reminder })
}
