import { Loader, Progress } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { IconAlertCircleFilled, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { elapsed } from './elapsed.ts'
import classes from './LongJob.module.css'
import { type JobStep, partDone } from './part-done.ts'

interface LongJobProps {
  readonly title: string
  readonly steps: readonly JobStep[]
  readonly startedAt: Date
  /** The work goes on at the server when the page is left. */
  readonly canLeave: boolean
}

/** Work that takes a while: named steps, how far, how long. Never a dialog to wait in. */
export function LongJob({ title, steps, startedAt, canLeave }: LongJobProps) {
  const { t } = useTranslation('framework')
  const isRunning = steps.some(({ state }) => state === 'running')
  const time = useElapsed(startedAt, isRunning)
  return (
    <section className={classes.job} aria-label={title}>
      <header>
        {isRunning && <Loader />}
        <h2>{title}</h2>
        <span className={classes.time}>{time}</span>
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step.name} data-state={step.state}>
            <StepMark state={step.state} />
            {step.name}
            {step.part && <span>{t('job.part', step.part)}</span>}
          </li>
        ))}
      </ol>
      <Progress value={partDone(steps) * 100} aria-label={title} />
      {isRunning && <p>{t(canLeave ? 'job.canLeave' : 'job.stay')}</p>}
    </section>
  )
}

function StepMark({ state }: { readonly state: JobStep['state'] }) {
  if (state === 'running') return <Loader />
  if (state === 'done') return <IconCircleCheckFilled size={14} />
  return state === 'failed' ? <IconAlertCircleFilled size={14} /> : <IconCircle size={14} />
}

function useElapsed(startedAt: Date, isRunning: boolean): string {
  const [now, setNow] = useState(() => Date.now())
  const { start, stop } = useInterval(() => setNow(Date.now()), 1000)
  useEffect(() => {
    if (!isRunning) return undefined
    start()
    return stop
  }, [isRunning, start, stop])
  return elapsed(now - startedAt.getTime())
}
