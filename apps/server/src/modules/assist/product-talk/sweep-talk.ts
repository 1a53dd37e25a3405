import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { deleteOlder } from '../../../platform/jobs/delete-older.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { appSessions } from '../app-member/index.ts'
import { talkQuestions } from './tables.ts'

const sweepTalk = recurringJob('product-talk.sweep', { cron: '53 * * * *', retryLimit: 0, concurrency: 1 })
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)

/** What people of the app asked, and when they were there, is theirs: it is not kept for longer than it is of use. */
export const productTalkSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handleRecurring(sweepTalk, async ({ inCompany, signal, now }) => {
    const ways = { door, inCompany, signal }
    const { questionDays, sessionDays } = hubLimits
    await deleteOlder(ways, {
      table: talkQuestions,
      by: talkQuestions.createdAt,
      before: daysBefore(now, questionDays),
    })
    await deleteOlder(ways, { table: appSessions, by: appSessions.expiresAt, before: daysBefore(now, sessionDays) })
  }),
]
