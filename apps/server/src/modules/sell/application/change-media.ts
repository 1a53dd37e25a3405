import type { Answers } from '@coverwright/domain/build/question/answers'
import { askedGroups } from '@coverwright/domain/build/question/ask'
import { everyQuestion } from '@coverwright/domain/build/question/items'
import { allMediaIds, mediaAnswer, mediaIds, mediaLimits } from '@coverwright/domain/build/question/media'
import { fail } from '@coverwright/domain/errors'
import type { Files } from '../../../platform/files/files.ts'
import { eraseFile, keepFile } from '../../company/file/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { isBought, type JourneyWrite, lockApplication, overAt, saveApplication } from './internal.ts'
import type { MediaFile } from './prepare-media.ts'
import { saveAnswers } from './save-answers.ts'

/** What is sent for one question, and what is taken back. */
export interface MediaChange {
  readonly field: string
  readonly added: readonly MediaFile[]
  readonly removed: readonly string[]
}

/**
 * Keeps and erases files of an application together with the answers that name them. They belong to the application:
 * whoever erases the person finds them by it.
 */
export async function changeMedia(
  journey: JourneyWrite,
  files: Files,
  token: string,
  changes: readonly MediaChange[],
): Promise<Answers> {
  const { tx, now } = journey
  const before = await lockApplication(tx, token, now)
  if (isBought(before.state)) return fail('application.issued')
  const { content } = await getRelease(tx, before)
  const asked = everyQuestion(askedGroups(content.body), before.answers)
  const added = changes.reduce((sum, change) => sum + change.added.length, 0)
  if (allMediaIds(asked, before.answers).length + added > mediaLimits.mostPerApplication) return fail('too-large')

  const answers: Record<string, string> = {}
  for (const { field, added: sent, removed } of changes) {
    const kept = mediaIds(before.answers[field])
    // Only what this application holds can be taken from it.
    const gone = kept.filter((id) => removed.includes(id))
    for (const id of gone) await eraseFile(tx, files, id)
    const ids = kept.filter((id) => !gone.includes(id))
    for (const file of sent)
      ids.push((await keepFile(tx, files, { memberId: before.id, purpose: 'application-media', ...file })).id)
    answers[field] = mediaAnswer(ids)
  }
  const after = await saveAnswers(journey, token, answers)
  if (added > 0) await saveApplication(tx, before.id, { dueAt: overAt(after) })
  return answers
}
