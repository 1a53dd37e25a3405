import { z } from 'zod'
import { audited } from '../../../platform/audit/audited.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { job } from '../../../platform/jobs/job.ts'
import { lockExam } from './internal.ts'
import { saveExam, settle } from './settle.ts'
import { exams } from './tables.ts'

const endExam = job('exam.end', { input: z.object({ examId: z.uuid() }) })

export const examSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'exam.hand-over-due',
    { column: exams.dueAt, job: endExam, inputOf: (examId) => ({ examId }), handedOver: 'look-again' },
    ways,
  ),
]

/** As of its deadline, however late the job comes. What was handed in meanwhile stays as it was. */
export const examJobs = () => [
  handle(endExam, async ({ tx, companyId, now }, { examId }) => {
    const found = await selectRow(tx, exams, examId)
    if (found?.state !== 'sitting') return
    const held = await lockExam(tx, found)
    if (held.state === 'sitting' && held.deadlineAt > now) {
      await saveExam(tx, examId, { dueAt: held.deadlineAt })
      return
    }
    await audited(tx, companyId, 'exam/endExam', async (audit) => {
      const row = await settle(tx, held, now)
      await audit(examId, { state: row.state, right: row.rightCount })
    })
  }),
]
