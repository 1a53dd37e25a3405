import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Rating.module.css'
import { RatingFrame } from './RatingFrame.tsx'
import { useRatingEditing } from './rating-editing.ts'
import { useOpenPlace } from './rows/use-open-place.ts'
import { StepList } from './steps/StepList.tsx'
import { useStepActions } from './steps/use-step-actions.ts'

/** The steps that make the price. */
export function PricingPart() {
  const open = useRef<(position: number) => void>(() => {})
  return (
    <RatingFrame onOpenStep={(position) => open.current(position)}>
      <Steps openRef={open} />
    </RatingFrame>
  )
}

function Steps({ openRef }: { readonly openRef: { current: (position: number) => void } }) {
  const { t } = useTranslation('rating')
  const { check, body } = useRatingEditing()
  const actions = useStepActions()
  const { show } = actions
  useEffect(() => {
    openRef.current = show
  })
  useOpenPlace('steps', show)

  const broken = [
    ...new Set(
      check.problems.flatMap(({ severity, place }) =>
        severity === 'error' && place.rule === undefined && place.position !== undefined ? [place.position] : [],
      ),
    ),
  ].toSorted((left, right) => left - right)
  const showNext = () => {
    const next = broken.find((position) => position > (actions.open ?? -1)) ?? broken[0]
    if (next !== undefined) show(next)
  }
  useHotkeys([['F8', showNext]], [])
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2>{t('step.title')}</h2>
          <p>{t('step.hint')}</p>
        </div>
        {broken.length > 0 && body.rating.steps.length > 0 && (
          <div className={classes.problems} role="status">
            {t('step.problems', { count: broken.length })}
            <Button size="sm" variant="default" onClick={showNext} rightSection={<Kbd>F8</Kbd>}>
              {t('step.nextProblem')}
            </Button>
          </div>
        )}
      </header>
      <StepList actions={actions} />
    </>
  )
}
