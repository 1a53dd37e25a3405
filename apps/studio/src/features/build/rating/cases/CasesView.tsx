import type { TestCase } from '@coverwright/domain/build/test-case/test-case'
import { verdictOf } from '@coverwright/domain/build/test-case/verdict'
import { Button, FileButton, Group, Progress } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconDownload, IconFlask, IconPlayerPlay, IconUpload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadCsv } from '../../../../framework/list/csv.ts'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { sayFailed } from '../../../../framework/toast/toasts.tsx'
import { useRatingEditing } from '../rating-editing.ts'
import { askedValues } from './asked-values.ts'
import classes from './Cases.module.css'
import { CasesTable } from './CasesTable.tsx'
import { readCases, rowsOfCases } from './case-csv.ts'
import { useCaseActions } from './use-case-actions.ts'
import { useRunCases } from './use-run-cases.ts'

interface CasesViewProps {
  readonly productId: string
  readonly cases: readonly TestCase[]
  /** Where somebody came here to see them run. */
  readonly isRunAtOnce: boolean
}

/** The saved cases, and whether each still comes out as it must. */
export function CasesView({ productId, cases, isRunAtOnce }: CasesViewProps) {
  const { t } = useTranslation('rating')
  const { program, isLocked, question, result } = useRatingEditing()
  const actions = useCaseActions(productId)
  const run = useRunCases()
  const runAll = () => cases.length > 0 && run.done === null && void run.start(cases)
  useHotkeys([['mod+Enter', runAll]], [])
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isRunAtOnce || hasBegun.current) return
    hasBegun.current = true
    runAll()
  })

  async function read(file: File | null) {
    if (!file) return
    const found = readCases(await file.text(), program.currencyDecimals)
    if (found.kind === 'refused') sayFailed(t('case.refused', { ...found, file: file.name }))
    else await actions.importCases(found.cases)
  }

  const importButton = (
    <FileButton accept=".csv,text/csv" onChange={(file) => void read(file)}>
      {(props) => (
        <Button {...props} size="sm" variant="default" leftSection={<IconUpload size={14} />} disabled={isLocked}>
          {t('case.import')}
        </Button>
      )}
    </FileButton>
  )
  // The columns are this product's data: the test quote beside it has them all.
  const quote = result?.kind === 'quote' ? result.quote : undefined
  const sample = quote && {
    startDate: question.startDate,
    values: askedValues(program, question.values),
    name: t('case.example'),
    expected: { decision: quote.decision, grossMinor: quote.premium?.grossMinor ?? null },
  }
  if (cases.length === 0)
    return (
      <Empty
        icon={<IconFlask size={20} />}
        title={t('case.none')}
        description={t('case.noneHint')}
        action={
          <Group gap={8}>
            {importButton}
            {sample && (
              <Button
                size="sm"
                variant="default"
                leftSection={<IconDownload size={14} />}
                onClick={() => downloadCsv('test-cases', rowsOfCases([sample], program.currencyDecimals))}
              >
                {t('framework:downloadSample')}
              </Button>
            )}
          </Group>
        }
      />
    )
  return (
    <section aria-label={t('case.list')}>
      <div className={classes.toolbar}>
        <Button
          size="sm"
          leftSection={<IconPlayerPlay size={14} />}
          loading={run.done !== null}
          loaderProps={{ color: 'currentColor' }}
          onClick={runAll}
        >
          {t('case.runAll', { count: cases.length })}
        </Button>
        <Summary cases={cases} run={run} />
        <span className={classes.end}>
          {importButton}
          <Button
            size="sm"
            variant="default"
            leftSection={<IconDownload size={14} />}
            onClick={() => downloadCsv('test-cases', rowsOfCases(cases, program.currencyDecimals))}
          >
            {t('case.export')}
          </Button>
        </span>
      </div>
      {run.done !== null && <Progress value={(run.done / cases.length) * 100} aria-label={t('case.running')} />}
      <CasesTable cases={cases} outcomes={run.outcomes} isOutdated={run.isOutdated} actions={actions} />
    </section>
  )
}

interface SummaryProps {
  readonly cases: readonly TestCase[]
  readonly run: ReturnType<typeof useRunCases>
}

function Summary({ cases, run: { outcomes, isOutdated } }: SummaryProps) {
  const { t } = useTranslation('rating')
  if (!outcomes) return null
  const failed = cases.filter((each) => {
    const outcome = outcomes.get(each.id)
    return outcome !== undefined && !verdictOf(each, outcome).isPassed
  }).length
  return (
    <span className={classes.summary} role="status" data-tone={failed > 0 ? 'danger' : 'success'}>
      {failed > 0
        ? t('case.failed', { count: failed, of: outcomes.size })
        : t('case.allPassed', { count: outcomes.size })}
      {isOutdated && <small>{t('case.outdated')}</small>}
    </span>
  )
}
