import type { TestCase } from '@coverwright/domain/build/test-case/test-case'
import { Button, Checkbox, Progress, SegmentedControl } from '@mantine/core'
import { IconChartHistogram, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../../framework/time/use-time-texts.ts'
import { useRatingEditing } from '../rating-editing.ts'
import classes from './Impact.module.css'
import { ImpactResult } from './ImpactResult.tsx'
import { TrialTables } from './TrialTables.tsx'
import { type Baseline, type Trial, useImpact } from './use-impact.ts'

interface ImpactViewProps {
  readonly productId: string
  readonly cases: readonly TestCase[]
  readonly baseline: { readonly publishedAt: string; readonly bytes: Uint8Array } | null
}

/** What the draft, or a version of a table, does to prices and decisions, against what is published or in force. */
export function ImpactView({ productId, cases, baseline }: ImpactViewProps) {
  const { t } = useTranslation('rating')
  const times = useTimeTexts()
  const { program } = useRatingEditing()
  const [against, setAgainst] = useState<Baseline>(baseline ? 'published' : 'in-force')
  const bytes = against === 'published' ? baseline?.bytes : undefined
  const { run, start, isOutdated } = useImpact(productId, bytes, cases)
  const [trial, setTrial] = useState<Trial>({})
  const [isWithCases, setWithCases] = useState(true)
  const [isWithQuotes, setWithQuotes] = useState(true)
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
          onClick={() => void start({ isWithCases, isWithQuotes, trial })}
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
        {baseline ? (
          <SegmentedControl
            className={classes.against ?? ''}
            size="xs"
            aria-label={t('impact.against')}
            data={[
              { value: 'published', label: t('impact.published', { date: times.dateAndTime(baseline.publishedAt) }) },
              { value: 'in-force', label: t('impact.draft') },
            ]}
            value={against}
            onChange={(value) => setAgainst(value === 'published' ? 'published' : 'in-force')}
          />
        ) : (
          <span className={classes.against}>{t('impact.none')}</span>
        )}
      </div>
      <TrialTables trial={trial} onChange={setTrial} />
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
          <ImpactResult impact={run.impact} against={run.against} isOutdated={isOutdated} currency={program.currency} />
        ))}
    </section>
  )
}
