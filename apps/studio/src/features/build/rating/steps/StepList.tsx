import { Button, VisuallyHidden } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSteadyKeys } from '../../../../framework/list/steady-keys.ts'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { problemsOf, useRatingEditing } from '../rating-editing.ts'
import rows from '../rows/Rows.module.css'
import { useReorder } from '../rows/use-reorder.ts'
import { AddStep } from './AddStep.tsx'
import { resultsOfSteps } from './results-of-steps.ts'
import { StepRow } from './StepRow.tsx'
import type { StepActions } from './use-step-actions.ts'
import { usualSteps } from './usual-steps.ts'

/** The steps in the order they run. */
export function StepList({ actions }: { readonly actions: StepActions }) {
  const { t } = useTranslation('rating')
  const { body, check, program, result, change, isLocked } = useRatingEditing()
  const { product } = useBody()
  const { steps } = body.rating
  const reorder = useReorder(actions.move)
  const results = useMemo(
    () => resultsOfSteps(program, (result?.kind === 'quote' ? result.quote.trace : null) ?? []),
    [program, result],
  )
  // While something is wrong, much seems to be used by nothing.
  const isRight = check.problems.every(({ severity }) => severity !== 'error')
  const keys = useSteadyKeys(steps.map((step) => `${step.kind} ${step.kind === 'lookup' ? step.table : step.name}`))

  if (steps.length === 0)
    return (
      <Empty
        icon={<IconCalculator size={20} />}
        title={t('step.none')}
        description={t('step.noneHint')}
        action={
          !isLocked && (
            <div className={rows.buttons}>
              <AddStep actions={actions} isPrimary />
              <Button
                size="sm"
                variant="default"
                onClick={() => {
                  change((rating) => {
                    rating.steps.push(...usualSteps(product, body))
                  }, t('did.usual'))
                  // The premium is what is left to say.
                  actions.show(0)
                }}
              >
                {t('step.usual')}
              </Button>
            </div>
          )
        }
      />
    )
  return (
    <>
      <ol className={rows.list} aria-label={t('step.list')}>
        {steps.map((step, position) => (
          <StepRow
            key={keys[position]}
            step={step}
            position={position}
            count={steps.length}
            problems={problemsOf(check, { list: 'steps', position })}
            unused={isRight ? (check.unused.get(position) ?? []) : []}
            result={results.get(position)}
            actions={actions}
            reorder={reorder}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{actions.said}</VisuallyHidden>
      {!isLocked && (
        <div className={rows.foot}>
          <AddStep actions={actions} />
        </div>
      )}
    </>
  )
}
