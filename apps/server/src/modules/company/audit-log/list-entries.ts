import type { audit as contractGroup } from '@coverwright/contract/company/audit'
import { doneBy, sayHappened } from '@coverwright/domain/audit-words'
import { nounOf } from '@coverwright/domain/company/audit/audit'
import type { Detail } from '@coverwright/domain/company/audit/audit-change'
import { fail } from '@coverwright/domain/errors'
import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { audit } from '../../../platform/audit/tables.ts'
import { selectPage } from '../../../platform/database/select-page.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { isOneOf, moreOf } from '../../../platform/search/find-by-words.ts'
import { members } from '../member/index.ts'
import { actorsOf } from './actors-of.ts'
import { callsAbout, findEntries } from './nouns.ts'
import { thingsOf } from './things-of.ts'

export const listEntries: HandlerOf<typeof contractGroup, 'listEntries'> = async (
  { tx },
  { memberId, noun, since, until, search, calls },
  { orderBy, ...paging },
) => {
  if (memberId && !(await selectRow(tx, members, memberId))) return fail('member.not-found')
  const found = search ? await findEntries(tx, search, calls) : undefined
  const where = and(
    memberId ? eq(audit.actorId, memberId) : undefined,
    noun ? inArray(audit.call, await callsAbout(tx, noun)) : undefined,
    since ? gte(audit.createdAt, new Date(since)) : undefined,
    until ? lt(audit.createdAt, new Date(until)) : undefined,
    found && isOneOf(audit.id, found.ids),
  )
  // By time, where a time is asked for: by id the database would walk past everything that came after.
  const order = orderBy ?? (since || until ? '-createdAt' : undefined)
  const { items, ...page } = await selectPage(tx, audit, where, { ...paging, orderBy: order })
  const actors = await actorsOf(
    tx,
    items.map(({ actorId }) => actorId),
  )
  const things = await thingsOf(tx, [...new Set(items.map(({ subjectId }) => subjectId))])
  return {
    items: items.map(({ id, createdAt, actorId, call, subjectId, detail }) => {
      const thing = things.get(subjectId) ?? ''
      return {
        id,
        createdAt: createdAt.toISOString(),
        actor: actors.get(actorId) ?? { kind: 'product', name: doneBy(call) },
        call,
        noun: nounOf(call),
        thing,
        words: sayHappened({ call, thing, detail: detail as Detail }),
        subjectId,
        detail: detail as Record<string, unknown>,
      }
    }),
    ...page,
    ...moreOf(found),
  }
}
