import type { Outcome } from '@coverwright/domain/build/test-case/run-cases'
import type { TestCase, TestCaseForm } from '@coverwright/domain/build/test-case/test-case'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../../core/wire/acts.ts'
import { sayDone, sayDoneWithUndo, sayFailed } from '../../../../framework/toast/toasts.tsx'

const mostAtOnce = 500

/** Keeping, correcting and deleting test cases. */
export function useCaseActions(productId: string) {
  const { t } = useTranslation('rating')

  async function create(cases: readonly TestCaseForm[]) {
    for (let at = 0; at < cases.length; at += mostAtOnce)
      await acts.rating.createTestCases({ productId, cases: cases.slice(at, at + mostAtOnce) })
  }

  return {
    create,
    /** What comes out now is what must come out from now on. */
    async expect({ id, name, values, startDate, expected: before }: TestCase, outcome: Outcome) {
      if (outcome.decision === null) return
      const form = { id, name, values, startDate }
      const { decision, grossMinor } = outcome
      try {
        await acts.rating.updateTestCase({ ...form, expected: { decision, grossMinor } })
        sayDoneWithUndo(t('case.expected', { name }), async () => {
          await acts.rating.updateTestCase({ ...form, expected: before })
        })
      } catch (error) {
        sayFailed(error)
      }
    },
    async remove({ id, name, values, startDate, expected }: TestCase) {
      try {
        await acts.rating.removeTestCase({ id })
        sayDoneWithUndo(t('did.remove', { name }), () => create([{ name, values, startDate, expected }]))
      } catch (error) {
        sayFailed(error)
      }
    },
    async importCases(cases: readonly TestCaseForm[]) {
      try {
        await create(cases)
        sayDone(t('case.imported', { count: cases.length }))
      } catch (error) {
        sayFailed(error)
      }
    },
  }
}
