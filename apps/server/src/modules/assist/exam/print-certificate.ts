import type { exam } from '@coverwright/contract/assist/exam'
import { percentOf } from '@coverwright/domain/assist/exam/grade'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { fail } from '@coverwright/domain/errors'
import { goOut } from '../../../platform/http/handlers.ts'
import { tryDocument } from '../../build/template/index.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { getAppMemberInCompany } from '../app-member/index.ts'
import { asOfNow, getExamOf } from './internal.ts'
import type { ExamRow } from './tables.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Set outside of any transaction, apart from what customers wait for: a page takes a fifth of a second. */
export const printCertificate = goOut<typeof exam, 'printCertificate'>()({
  read: async ({ tx, actor, now }, { id }) => {
    const row = asOfNow(await getExamOf(tx, id, { memberId: actor.memberId }), now, true)
    if (row.state !== 'passed') return fail('exam.no-certificate')
    const [{ name: company }, { name }] = [await getOwnCompanyRow(tx), await getAppMemberInCompany(tx, actor.memberId)]
    return certificateOf(row, company, name)
  },
  act: async (document) => tryDocument(document),
  settle: async (_context, { title }, bytes) => ({
    name: `${title.replaceAll(/[^\p{L}\p{N} ]/gu, '').slice(0, 80)}.pdf`,
    base64: Buffer.from(bytes).toString('base64'),
  }),
})

function certificateOf(row: ExamRow, company: string, name: string): FilledDocument {
  const { id, levelName, rightCount, total, accuracy, endedAt } = row
  const right = rightCount ?? 0
  return {
    tag: 'en-GB',
    author: company,
    title: `Certificate ${levelName}`,
    testNote: null,
    blocks: [
      { type: 'heading', id: 'brand', size: 'brand', text: company },
      { type: 'heading', id: 'title', size: 'title', text: 'Certificate' },
      {
        type: 'rows',
        id: 'about',
        title: 'Passed',
        rows: [
          { label: 'Name', value: name },
          { label: 'Exam', value: levelName },
          { label: 'Result', value: `${right} of ${total} answers right, ${percentOf(right, total)}%` },
          { label: 'Needed to pass', value: `${accuracy}%` },
          { label: 'Passed on', value: day.format(endedAt ?? row.deadlineAt) },
          { label: 'Reference', value: id },
        ],
      },
    ],
    statement: `${company} gives this certificate for an exam on its own documents. It is no licence to advise or to sell.`,
  }
}
