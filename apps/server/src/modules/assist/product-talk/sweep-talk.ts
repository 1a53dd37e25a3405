import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { inArray, lt } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { appSessions } from '../app-member/index.ts'
import { talkQuestions } from './tables.ts'

const sweepTalk = recurringJob('product-talk.sweep', { cron: '53 * * * *', retryLimit: 0, concurrency: 1 })
const atOnce = 1000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)

const findOldQuestions = (now: Date) => (door: ReadTx) =>
  door
    .select({ id: talkQuestions.id, companyId: talkQuestions.companyId })
    .from(talkQuestions)
    .where(lt(talkQuestions.createdAt, daysBefore(now, hubLimits.questionDays)))
    .orderBy(talkQuestions.createdAt)
    .limit(atOnce)

const findOldSessions = (now: Date) => (door: ReadTx) =>
  door
    .select({ id: appSessions.id, companyId: appSessions.companyId })
    .from(appSessions)
    .where(lt(appSessions.expiresAt, daysBefore(now, hubLimits.sessionDays)))
    .orderBy(appSessions.expiresAt)
    .limit(atOnce)

/** What people of the app asked, and when they were there, is theirs: it is not kept for longer than it is of use. */
export const productTalkSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handleRecurring(sweepTalk, async ({ inCompany, signal, now }) => {
    const kinds = [
      { table: talkQuestions, find: findOldQuestions(now) },
      { table: appSessions, find: findOldSessions(now) },
    ] as const
    for (const { table, find } of kinds)
      for (;;) {
        const old = await door(find)
        for (const [companyId, own] of Map.groupBy(old, (each) => each.companyId)) {
          const ids = own.map(({ id }) => id)
          await inCompany(companyId, (tx) => tx.delete(table).where(inArray(table.id, ids)))
        }
        if (signal.aborted) return
        if (old.length < atOnce) break
      }
  }),
]
