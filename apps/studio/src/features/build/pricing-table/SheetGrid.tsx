import type { CellProblem } from '@coverwright/domain/build/pricing-table/cell-problem'
import type { Corrections } from '@coverwright/domain/build/pricing-table/convert'
import type { Mapping } from '@coverwright/domain/build/pricing-table/mapping'
import {
  cellAt,
  columnLetters,
  type Sheet,
  textOf,
  withMergesFilled,
} from '@coverwright/domain/build/pricing-table/sheet'
import { Button, Paper } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { DataName } from '../../../framework/page/DataName.tsx'
import { Grid, type GridCell, type GridColumn } from './Grid.tsx'
import type { Place } from './grid-window.ts'
import type { Correct } from './ProblemBanner.tsx'
import classes from './SheetGrid.module.css'
import { fieldsOfColumn, roleOfRow } from './sheet-columns.ts'

interface SheetGridProps {
  readonly sheet: Sheet
  readonly mapping: Mapping
  readonly problems: readonly CellProblem[]
  readonly corrections: Corrections
  readonly at: Place
  readonly onMove: (place: Place) => void
  readonly onHead: (column: number) => void
  readonly isBusy: boolean
  readonly onCorrect: Correct | undefined
}

/** The sheet as it was uploaded, under the names its columns were given. */
export function SheetGrid({
  sheet: raw,
  mapping,
  problems,
  corrections,
  at,
  onMove,
  onHead,
  isBusy,
  onCorrect,
}: SheetGridProps) {
  const { t } = useTranslation('pricing-table')
  const { whole } = useNumberTexts()
  const sheet = useMemo(() => withMergesFilled(raw), [raw])
  const width = useMemo(() => sheet.rows.reduce((most, row) => Math.max(most, row.length), 1), [sheet])
  const wrong = useMemo(
    () => new Map(problems.map((problem) => [`${problem.row},${problem.column}`, problem])),
    [problems],
  )
  const skipped = useMemo(() => new Set(corrections.skipped), [corrections])
  const columns = useMemo<GridColumn[]>(
    () =>
      Array.from({ length: width }, (_none, column) => {
        const fields = fieldsOfColumn(mapping, column)
        const [main] = fields
        const role = main?.field.role
        return {
          key: String(column),
          width: widthFor(sheet, column),
          isNumber: fields.some(({ field }) => field.cells === 'number'),
          ...(role && { tone: role }),
          head: (
            <div className={classes.head}>
              {fields.length === 0 || role === 'ignored' ? (
                <span className={classes.none}>{t('notMapped')}</span>
              ) : (
                fields.map(({ field, at: nth }) =>
                  field.name === '' ? (
                    <em key={nth}>{t('toChoose')}</em>
                  ) : (
                    <DataName key={nth} name={field.name} isAccent={field.role === 'dimension'} />
                  ),
                )
              )}
              <span className={classes.role}>{role ? t(`role.${role}`) : ' '}</span>
              <span className={classes.letters}>{columnLetters(column)}</span>
            </div>
          ),
        }
      }),
    [mapping, sheet, width, t],
  )
  const cellOf = (row: number, column: number): GridCell => {
    const key = `${row},${column}`
    const correction = corrections.cells[key]
    const text = correction ?? textOf(cellAt(sheet, row, column))
    const problem = wrong.get(key)
    if (problem) return { text, tone: problem.severity }
    if (skipped.has(row)) return { text, tone: 'left-out' }
    if (correction !== undefined) return { text, tone: 'fixed' }
    return roleOfRow(mapping, row) === 'data' ? { text } : { text, tone: 'head' }
  }
  const problem = wrong.get(`${at.row},${at.column}`)
  return (
    <Grid
      label={t('sheetLabel', { name: sheet.name })}
      columns={columns}
      rowCount={sheet.rows.length}
      cellAt={cellOf}
      rowName={(row) => whole(row + 1)}
      headHeight={76}
      at={at}
      onMove={onMove}
      onHead={onHead}
      {...(onCorrect && {
        onEdit: ({ row, column }: Place, text: string) => void onCorrect([{ row, column, text }], []),
      })}
      marks={problems.map(({ row }) => row)}
      note={
        problem && (
          <Paper shadow="md" withBorder className={classes.note} role="dialog" aria-label={problem.cell}>
            <IconAlertCircle
              size={16}
              aria-hidden="true"
              data-tone={problem.severity === 'error' ? 'danger' : 'warning'}
            />
            <div>
              <b>{problem.cell}</b>
              <p>{said(problem.message)}</p>
              {onCorrect && (
                <div className={classes.ways}>
                  {problem.fix !== null && (
                    <Button
                      size="sm"
                      loading={isBusy}
                      onClick={() =>
                        void onCorrect([{ row: problem.row, column: problem.column, text: problem.fix ?? '' }], [])
                      }
                    >
                      {t('fix.use', { text: problem.fix })}
                    </Button>
                  )}
                  <Button size="sm" variant="subtle" loading={isBusy} onClick={() => void onCorrect([], [problem.row])}>
                    {t('fix.skip')}
                  </Button>
                </div>
              )}
            </div>
          </Paper>
        )
      }
    />
  )
}

/** Wide enough for what the first rows hold. */
function widthFor({ rows }: Sheet, column: number): number {
  let longest = 6
  for (const row of rows.slice(0, 60)) longest = Math.max(longest, textOf(row[column] ?? null).length)
  return Math.min(260, Math.max(120, longest * 7 + 28))
}
