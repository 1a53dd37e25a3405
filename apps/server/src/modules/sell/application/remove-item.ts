import { askedGroups } from '@coverwright/domain/build/question/ask'
import { itemCount, withoutItem } from '@coverwright/domain/build/question/items'
import { getRelease } from '../../publish/release/index.ts'
import { changeApplication } from './change-application.ts'
import { type JourneyWrite, lockApplication } from './internal.ts'
import type { ApplicationRow } from './tables.ts'

/** Takes one of several out of the answers. One that is not there is already gone: a second press changes nothing. */
export async function removeItem(
  journey: JourneyWrite,
  token: string,
  groupName: string,
  item: number,
): Promise<ApplicationRow> {
  const { tx, audit, now } = journey
  const before = await lockApplication(tx, token, now)
  const { content } = await getRelease(tx, before)
  const group = askedGroups(content.body).find(({ name, repeat }) => name === groupName && repeat)
  const isThere = group && item <= itemCount(group, before.answers)
  await audit(before.id, { removed: isThere ? `${groupName}.${item}` : null })
  return isThere ? changeApplication(journey, before, { answers: withoutItem(group, before.answers, item) }) : before
}
