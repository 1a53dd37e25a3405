import type { Problem } from '@coverwright/domain/build/rating/problem'
import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'
import { useTranslation } from 'react-i18next'
import { Tile } from '../../../../framework/page/Tile.tsx'
import { useRatingEditing } from '../rating-editing.ts'
import { RowShell } from '../rows/RowShell.tsx'
import type { useReorder } from '../rows/use-reorder.ts'
import type { StepResult } from './results-of-steps.ts'
import { StepForm } from './StepForm.tsx'
import classes from './Steps.module.css'
import { StepWords } from './StepWords.tsx'
import { stepIcons } from './step-icons.tsx'
import { type StepActions, titleOf } from './use-step-actions.ts'

interface StepRowProps {
  readonly step: RatingStep
  readonly position: number
  readonly count: number
  readonly problems: readonly Problem[]
  readonly unused: readonly string[]
  readonly result: StepResult | undefined
  readonly actions: StepActions
  readonly reorder: ReturnType<typeof useReorder>
}

/** One step: what it says, what it gave in the test quote, and, when it is open, everything about it. */
export function StepRow({ step, position, count, problems, unused, result, actions, reorder }: StepRowProps) {
  const { t } = useTranslation('rating')
  const { tables, question } = useRatingEditing()
  const { Icon, tone } = stepIcons[step.kind]
  return (
    <RowShell
      name={titleOf(step)}
      of="steps"
      position={position}
      count={count}
      tile={
        <Tile tone={tone}>
          <Icon size={16} />
        </Tile>
      }
      words={<StepWords step={step} tables={tables} startDate={question.startDate} />}
      note={
        unused.length > 0 && <span className={classes.spare}>{t('step.unused', { names: unused.join(', ') })}</span>
      }
      outcome={<Running step={step} result={result} />}
      problems={problems}
      list={actions}
      reorder={reorder}
    >
      <StepForm step={step} position={position} />
    </RowShell>
  )
}

const changesPremium = new Set(['premium', 'discount', 'loading', 'add-on', 'driver', 'personal-accident'])

/** What the step gave, and what the premium came to with it. */
function Running({ step, result }: { readonly step: RatingStep; readonly result: StepResult | undefined }) {
  if (!result) return <span className={classes.running} />
  const isMoney = changesPremium.has(step.kind)
  const sign = step.kind === 'discount' ? '− ' : isMoney && step.kind !== 'premium' ? '+ ' : ''
  return (
    <span className={classes.running}>
      <b>
        {sign}
        {result.values.join(' · ')}
      </b>
      {isMoney && step.kind !== 'premium' && result.premium !== null && <span>{result.premium}</span>}
    </span>
  )
}
