import type { TestCase } from '@coverwright/domain/test-case/test-case'
import { Button, Checkbox, Progress } from '@mantine/core'
import { IconChartHistogram, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Impact.module.css'
import { ImpactResult } from './ImpactResult.tsx'
import { useImpact } from './use-impact.ts'

interface ImpactViewProps {
  readonly productId: string
  readonly cases: readonly TestCase[]
  readonly baseline: { readonly publishedAt: string; readonly bytes: Uint8Array } | null
}

/** What the draft does to prices and decisions, against what is published. */
export function ImpactView({ productId, cases, baseline }: ImpactViewProps) {
  const { t } = useTranslation('rating')
  const times = useTimeTexts()
  const { run, start, isOutdated } = useImpact(productId, baseline?.bytes, cases)
  const [isWithCases, setWithCases] = useState(true)
  const [isWithQuotes, setWithQuotes] = useState(true)
  if (!baseline)
    return <Empty icon={<IconChartHistogram size={20} />} title={t('impact.none')} description={t('impact.noneHint')} />
  const isRunning = run?.kind === 'running'
  return (
    <section className={classes.impact} aria-label={t('impact.title')}>
      <div className={classes.toolbar}>
        <Button
          size="sm"
          leftSection={<IconPlayerPlay size={14} />}
          loading={isRunning}
          loaderProps={{ color: 'currentColor' }}
          disabled={!isWithCases && !isWithQuotes}
          onClick={() => void start({ isWithCases, isWithQuotes })}
        >
          {t('impact.run')}
        </Button>
        <Checkbox
          label={t('impact.cases', { count: cases.length })}
          checked={isWithCases}
          onChange={({ currentTarget }) => setWithCases(currentTarget.checked)}
        />
        <Checkbox
          label={t('impact.quotes')}
          checked={isWithQuotes}
          onChange={({ currentTarget }) => setWithQuotes(currentTarget.checked)}
        />
        <span className={classes.against}>
          {t('impact.against', { date: times.dateAndTime(baseline.publishedAt) })}
        </span>
      </div>
      {isRunning && (
        <div role="status" className={classes.progress}>
          <Progress value={(run.done / Math.max(1, run.of)) * 100} aria-label={t(`impact.doing.${run.what}`)} />
          <span>{t(`impact.doing.${run.what}`)}</span>
        </div>
      )}
      {run?.kind === 'failed' && <ErrorAlert error={run.error} />}
      {run?.kind === 'done' &&
        (run.impact.count === 0 ? (
          <Empty
            icon={<IconChartHistogram size={20} />}
            title={t('impact.nothing')}
            description={t('impact.nothingHint')}
          />
        ) : (
          <ImpactResult impact={run.impact} isOutdated={isOutdated} />
        ))}
    </section>
  )
}
