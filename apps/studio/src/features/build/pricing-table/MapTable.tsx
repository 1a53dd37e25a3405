import { CallError } from '@coverwright/contract/client'
import { checkMapping } from '@coverwright/domain/build/pricing-table/check-mapping'
import { countTableRows } from '@coverwright/domain/build/pricing-table/convert'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { PricingTableDetail } from '@coverwright/domain/build/pricing-table/pricing-table'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { acts, lookAgainAfter } from '../../../core/wire/acts.ts'
import { ErrorAlert, wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { FieldPanel } from './FieldPanel.tsx'
import type { Place } from './grid-window.ts'
import { LayoutPanel } from './LayoutPanel.tsx'
import classes from './MapTable.module.css'
import { ProblemBanner } from './ProblemBanner.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import { useSheet } from './queries.ts'
import { SheetGrid } from './SheetGrid.tsx'
import { fieldsOfColumn } from './sheet-columns.ts'
import { useMapping } from './use-mapping.ts'

interface MapTableProps {
  readonly detail: PricingTableDetail
  readonly known: readonly KnownData[]
  readonly isReadOnly: boolean
}

/** The sheet with what each part of it was taken for; confirmed or changed on the right, wrong cells put right in place. */
export function MapTable({ detail, known, isReadOnly }: MapTableProps) {
  const { t } = useTranslation('pricing-table')
  const state = useMapping(detail, known)
  const { mapping } = state
  const sheet = useSheet(detail.id, mapping?.sheet ?? detail.sheets[0]?.name ?? '')
  const [at, setAt] = useState<Place>({
    row: mapping?.layout.blocks[0]?.headerRow ?? 0,
    column: mapping?.layout.firstColumn ?? 0,
  })
  /** The column whose heading was pressed: what it is can be chosen at once. */
  const [asked, setAsked] = useState<number>()
  const move = (place: Place) => {
    setAt(place)
    setAsked(undefined)
  }
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const rowCount = useMemo(
    () => (sheet.data && mapping ? countTableRows(sheet.data, mapping, detail.corrections) : 0),
    [sheet.data, mapping, detail.corrections],
  )
  if (!mapping) return null
  const problems = checkMapping(mapping, known)
  const isSaved = JSON.stringify(mapping) === JSON.stringify(detail.mapping)
  const chosen = fieldsOfColumn(mapping, at.column)

  const attempt = async (work: () => Promise<unknown>) => {
    setSending(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error)
      if (error instanceof CallError && error.code === 'pricing-table.changed-meanwhile')
        await lookAgainAfter('pricing')
    }
    setSending(false)
  }
  const convert = () => attempt(() => acts.pricing.saveMapping({ id: detail.id, revision: detail.revision, mapping }))
  const correct = (cells: readonly { row: number; column: number; text: string }[], skip: readonly number[]) =>
    attempt(() =>
      acts.pricing.correctCells({ id: detail.id, revision: detail.revision, cells: [...cells], skip: [...skip] }),
    )
  const chooseSheet = async (name: string) => {
    try {
      state.change({ sheet: name })
      const { data } = await sheet.refetch()
      if (data) state.lookAgain(data)
    } catch (error) {
      sayFailed(wordsOf(error))
    }
  }
  const isBusy = isSending || detail.isWorking
  return (
    <>
      {isSaved && (
        <ProblemBanner
          detail={detail}
          at={at}
          onMove={move}
          onCorrect={isReadOnly ? undefined : correct}
          isBusy={isBusy}
        />
      )}
      {failure !== undefined && (
        <ErrorAlert
          error={failure}
          advice={failure instanceof CallError ? Object.values(failure.fields).map(said).join(' ') : ''}
        />
      )}
      <div className={classes.work}>
        <div className={classes.main}>
          {sheet.data && (
            <SheetGrid
              sheet={sheet.data}
              mapping={mapping}
              problems={isSaved ? detail.problems : []}
              corrections={detail.corrections}
              at={at}
              onMove={move}
              onHead={(column) => {
                setAt({ row: at.row, column })
                setAsked(column)
              }}
              isBusy={isBusy}
              onCorrect={isReadOnly || !isSaved ? undefined : correct}
            />
          )}
          <footer className={classes.foot}>
            <span>{t('rows', { count: rowCount })}</span>
            <span data-tone="accent">
              {t('counts.dimension', { count: mapping.fields.filter(({ role }) => role === 'dimension').length })}
            </span>
            <span data-tone="info">
              {t('counts.output', { count: mapping.fields.filter(({ role }) => role === 'output').length })}
            </span>
            <span data-tone="neutral">
              {t('counts.ignored', { count: mapping.fields.filter(({ role }) => role === 'ignored').length })}
            </span>
            {detail.report && isSaved && detail.report.errors > 0 && (
              <b data-tone="danger">{t('counts.errors', { count: detail.report.errors })}</b>
            )}
          </footer>
        </div>
        <aside className={classes.side} aria-label={t('panel')}>
          <div className={classes.panels}>
            {state.failure.map((reason) => (
              <p key={reason} role="alert" className={classes.reason}>
                {said(reason)}
              </p>
            ))}
            <QuestionPanel state={state} isReadOnly={isReadOnly} onShow={move} />
            {chosen.map(({ field, at: nth }) => (
              <FieldPanel
                key={`${nth}-${asked}`}
                field={field}
                isAsked={asked === at.column}
                known={known}
                problem={said(problems.find((problem) => problem.field === nth)?.message ?? '')}
                isReadOnly={isReadOnly}
                onChange={(change) => state.changeField(nth, change)}
              />
            ))}
            <LayoutPanel
              detail={detail}
              state={state}
              sheet={sheet.data ?? undefined}
              isReadOnly={isReadOnly}
              onSheet={(name) => void chooseSheet(name)}
            />
          </div>
          {!isReadOnly && (
            <div className={classes.go}>
              <p>{goHint()}</p>
              <Button
                fullWidth
                loading={isBusy}
                disabled={
                  state.open.length > 0 ||
                  problems.length > 0 ||
                  (isSaved && detail.state === 'mapped' && detail.report !== null)
                }
                onClick={() => void convert()}
              >
                {t('convert')}
              </Button>
            </div>
          )}
        </aside>
      </div>
    </>
  )

  function goHint(): string {
    if (state.open.length > 0) return t('go.questions', { count: state.open.length })
    if (problems.length > 0)
      return (
        said(problems.find(({ field }) => field === null)?.message ?? '') || t('go.columns', { count: problems.length })
      )
    return isSaved && detail.report ? t('go.converted') : t('go.ready')
  }
}
