import type { productTalk } from '@coverwright/contract/assist/product-talk'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import { goOut, type HandlerOf } from '../../../platform/http/handlers.ts'
import { appMembers } from '../app-member/index.ts'
import { getFolderInCompany, hubFolders } from '../hub-folder/index.ts'
import { answerFinding, findAnswer } from './answer.ts'
import { headingsIn } from './get-talk.ts'
import { suggestionsFrom } from './suggest.ts'
import { talkQuestions } from './tables.ts'

export const getTrialAnswer = goOut<typeof productTalk, 'getTrialAnswer'>()({
  read: async ({ tx, ports }, { text, folderId }) => {
    const folders = folderId
      ? [await getFolderInCompany(tx, folderId)]
      : await tx.select().from(hubFolders).where(eq(hubFolders.state, 'published')).orderBy(asc(hubFolders.id))
    return findAnswer(tx, ports, text, folders)
  },
  act: (finding, outside) => answerFinding(outside, finding),
  settle: async (_outside, _finding, answer) => answer,
})

export const getTrialSuggestions: HandlerOf<typeof productTalk, 'getTrialSuggestions'> = async ({ tx }) => {
  const folders = await tx.select({ id: hubFolders.id }).from(hubFolders).where(eq(hubFolders.state, 'published'))
  return suggestionsFrom(
    await headingsIn(
      tx,
      folders.map(({ id }) => id),
    ),
  )
}

export const listReport: HandlerOf<typeof productTalk, 'listReport'> = async (
  { tx },
  { memberId, outcome },
  paging,
) => {
  const fitting = and(
    memberId ? eq(talkQuestions.memberId, memberId) : undefined,
    outcome && eq(talkQuestions.outcome, outcome),
  )
  const { items, ...page } = await selectPage(tx, talkQuestions, fitting, paging)
  const ids = [...new Set(items.map((each) => each.memberId))]
  const people =
    ids.length === 0
      ? []
      : await tx
          .select({ id: appMembers.id, name: appMembers.name })
          .from(appMembers)
          .where(inArray(appMembers.id, ids))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    items: items.map((row) => ({
      id: row.id,
      text: row.text,
      outcome: row.outcome,
      thumb: row.thumb,
      personAskedAt: row.personAskedAt?.toISOString() ?? null,
      memberId: row.memberId,
      memberName: names.get(row.memberId) ?? '',
      askedAt: row.createdAt.toISOString(),
    })),
    ...page,
  }
}
