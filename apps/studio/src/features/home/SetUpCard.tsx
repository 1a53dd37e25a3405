import { Button, VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconIdBadge2, IconMailForward, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card } from '../../framework/page/Card.tsx'
import { Tile } from '../../framework/page/Tile.tsx'
import classes from './Home.module.css'
import { setUpSteps } from './set-up-steps.ts'

const icons = { signedIn: IconCircle, title: IconIdBadge2, picture: IconPhoto, messages: IconMailForward } as const

interface SetUpCardProps {
  readonly companyName: string
  readonly facts: Parameters<typeof setUpSteps>[0]
}

/** What is done, what is next, and the one button that does it. */
export function SetUpCard({ companyName, facts }: SetUpCardProps) {
  const { t } = useTranslation('home')
  const steps = setUpSteps(facts)
  const next = steps.find(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone).length
  const Icon = next && icons[next.key]
  return (
    <Card title={t('setUp.heading', { name: companyName })} note={t('setUp.done', { done, of: steps.length })}>
      <div className={classes.steps} aria-hidden="true">
        {steps
          .toSorted((one, other) => Number(other.isDone) - Number(one.isDone))
          .map((step) => (
            <i key={step.key} data-state={step.isDone ? 'done' : step === next && 'next'} />
          ))}
      </div>
      {next && Icon && (
        <div className={classes.next}>
          <Tile tone="accent">
            <Icon size={16} />
          </Tile>
          <div>
            <b>{t(`setUp.step.${next.key}.title`)}</b>
            <p>{t(`setUp.step.${next.key}.why`)}</p>
          </div>
          <Button component={Link} to={next.path}>
            {t(`setUp.step.${next.key}.act`)}
          </Button>
        </div>
      )}
      <ul className={classes.done}>
        {steps.map(({ key, isDone }) => (
          <li key={key} data-done={isDone || undefined}>
            {isDone ? <IconCircleCheckFilled size={14} /> : <IconCircle size={14} />}
            {t(`setUp.step.${key}.name`)}
            <VisuallyHidden>{t(isDone ? 'setUp.isDone' : 'setUp.isOpen')}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </Card>
  )
}
