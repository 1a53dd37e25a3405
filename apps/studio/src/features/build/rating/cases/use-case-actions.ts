import type { TestCase, TestCaseForm } from '@coverwright/domain/build/test-case/test-case'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../core/wire/client.ts'
import { sayDone, sayDoneWithUndo, sayFailed } from '../../../../framework/toast/toasts.tsx'
import type { Outcome } from '../engine/protocol.ts'
import { casesKey } from '../use-rating-data.ts'

const mostAtOnce = 500

/** Keeping, correcting and deleting test cases. */
export function useCaseActions(productId: string) {
  const { t } = useTranslation('rating')
  const queries = useQueryClient()
  const refresh = async () => await queries.invalidateQueries({ queryKey: casesKey(productId) })

  async function create(cases: readonly TestCaseForm[]) {
    for (let at = 0; at < cases.length; at += mostAtOnce)
      await client.rating.createTestCases({ productId, cases: cases.slice(at, at + mostAtOnce) })
    await refresh()
  }

  return {
    create,
    /** What comes out now is what must come out from now on. */
    async expect({ id, name, values, startDate, expected: before }: TestCase, outcome: Outcome) {
      if (outcome.decision === null) return
      const form = { id, name, values, startDate }
      const { decision, grossMinor } = outcome
      try {
        await client.rating.updateTestCase({ ...form, expected: { decision, grossMinor } })
        await refresh()
        sayDoneWithUndo(t('case.expected', { name }), async () => {
          await client.rating.updateTestCase({ ...form, expected: before })
          await refresh()
        })
      } catch (error) {
        sayFailed(error)
      }
    },
    async remove({ id, name, values, startDate, expected }: TestCase) {
      try {
        await client.rating.removeTestCase({ id })
        await refresh()
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
