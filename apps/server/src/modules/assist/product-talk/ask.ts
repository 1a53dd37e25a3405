import type { productTalk } from '@coverwright/contract/assist/product-talk'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import type { TalkQuestion } from '@coverwright/domain/assist/product-talk/product-talk'
import { fail } from '@coverwright/domain/errors'
import { and, eq, gt, sql } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { goOut, type HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { appMembers, getAppMemberInCompany, lockAppMemberInCompany } from '../app-member/index.ts'
import { answerFinding, findAnswer } from './answer.ts'
import { readableFiles, readableFolders, stillReadable } from './readable.ts'
import { type TalkQuestionRow, talkQuestions } from './tables.ts'

const dayMs = 24 * 60 * 60_000

export const ask = goOut<typeof productTalk, 'ask'>()({
  read: async ({ tx, actor, ports, now }, { text }) => {
    await requireRoom(tx, actor.memberId, now)
    return findAnswer(tx, ports, text, await readableFolders(tx, await getAppMemberInCompany(tx, actor.memberId)))
  },
  act: (finding, outside) => answerFinding(outside, finding),
  settle: async ({ tx, actor: { memberId }, audit, now }, { text }, answer) => {
    // Held while it is counted: of two that are asked at once the last of the day is one.
    const member = await lockAppMemberInCompany(tx, memberId)
    await requireRoom(tx, memberId, now)
    const { outcome, quotes } = await stillReadable(tx, member, answer)
    const [row] = await tx.insert(talkQuestions).values({ memberId, text, outcome, quotes, createdAt: now }).returning()
    if (!row) throw new Error('The question was not saved')
    await tx
      .update(appMembers)
      .set({ lastSeenAt: now, questions: sql`${appMembers.questions} + 1` })
      .where(eq(appMembers.id, memberId))
    await audit(row.id, { outcome })
    return toTalkQuestion(tx, row)
  },
})

async function requireRoom(tx: ReadTx, memberId: string, now: Date): Promise<void> {
  const lately = and(eq(talkQuestions.memberId, memberId), gt(talkQuestions.createdAt, new Date(now.getTime() - dayMs)))
  if ((await tx.$count(talkQuestions, lately)) >= hubLimits.questionsOfDay) fail('product-talk.too-often')
}

/** Each of them mails up to five admins and tells every leader: nobody is to be buried in them. */
async function requirePersons(tx: ReadTx, memberId: string, now: Date): Promise<void> {
  const lately = gt(talkQuestions.personAskedAt, new Date(now.getTime() - dayMs))
  const own = await tx.$count(talkQuestions, and(eq(talkQuestions.memberId, memberId), lately))
  if (own >= hubLimits.personsOfDay || (await tx.$count(talkQuestions, lately)) >= hubLimits.personsOfCompanyDay)
    fail('product-talk.person-limit')
}

export const listQuestions: HandlerOf<typeof productTalk, 'listQuestions'> = async ({ tx, actor }, _filter, paging) => {
  const own = eq(talkQuestions.memberId, actor.memberId)
  const { items, ...page } = await selectPage(tx, talkQuestions, own, paging)
  return { items: await toTalkQuestions(tx, actor.memberId, items), ...page }
}

export const rateAnswer: HandlerOf<typeof productTalk, 'rateAnswer'> = async ({ tx, actor, audit }, { id, thumb }) => {
  await lockOwn(tx, id, actor.memberId)
  const row = await save(tx, id, { thumb })
  await audit(id, { thumb })
  return toTalkQuestion(tx, row)
}

export const askPerson: HandlerOf<typeof productTalk, 'askPerson'> = async ({ tx, actor, audit, now }, { id }) => {
  // Held while the day's are counted, whoever of the company asks.
  await lockOwnCompany(tx)
  const before = await lockOwn(tx, id, actor.memberId)
  if (before.personAskedAt) return fail('product-talk.asked-already')
  await requirePersons(tx, actor.memberId, now)
  const row = await save(tx, id, { personAskedAt: now })
  raiseEvent(tx, 'product-talk.person-asked', { questionId: id })
  await audit(id, { person: true })
  return toTalkQuestion(tx, row)
}

/** A question of somebody else's looks as if it were not there. */
async function lockOwn(tx: WriteTx, id: string, memberId: string): Promise<TalkQuestionRow> {
  const row = await selectRow(tx, talkQuestions, id, 'for update')
  return row?.memberId === memberId ? row : fail('product-talk.question-not-found')
}

async function save(tx: WriteTx, id: string, change: Partial<TalkQuestionRow>): Promise<TalkQuestionRow> {
  const [row] = await tx.update(talkQuestions).set(change).where(eq(talkQuestions.id, id)).returning()
  return row ?? fail('product-talk.question-not-found')
}

/** As whoever asked may read them at this moment: what was taken from them since is not said to them again. */
async function toTalkQuestions(
  tx: ReadTx,
  memberId: string,
  rows: readonly TalkQuestionRow[],
): Promise<TalkQuestion[]> {
  const member = await getAppMemberInCompany(tx, memberId)
  const readable = await readableFiles(
    tx,
    member,
    rows.flatMap(({ quotes }) => quotes),
  )
  return rows.map(({ id, text, outcome, quotes, thumb, personAskedAt, createdAt }) => {
    const left = quotes.filter(({ fileId }) => readable.has(fileId))
    return {
      id,
      text,
      outcome,
      quotes: left,
      withheld: quotes.length - left.length,
      thumb,
      personAskedAt: personAskedAt?.toISOString() ?? null,
      askedAt: createdAt.toISOString(),
    }
  })
}

async function toTalkQuestion(tx: ReadTx, row: TalkQuestionRow): Promise<TalkQuestion> {
  const [question] = await toTalkQuestions(tx, row.memberId, [row])
  return question ?? fail('product-talk.question-not-found')
}
