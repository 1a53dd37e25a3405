import type { PricingTableDetail } from '@coverwright/domain/build/pricing-table/pricing-table'
import { Button, Kbd, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconAlertCircle, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { client } from '../../../core/wire/client.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import type { Place } from './grid-window.ts'
import classes from './ProblemBanner.module.css'

export type Correct = (
  cells: readonly { row: number; column: number; text: string }[],
  skip: readonly number[],
) => Promise<unknown>

interface ProblemBannerProps {
  readonly detail: PricingTableDetail
  readonly at: Place
  readonly onMove: (place: Place) => void
  readonly onCorrect: Correct | undefined
  readonly isBusy: boolean
}

/** How many cells keep the table from being activated, and the way to each. */
export function ProblemBanner({
  detail: { id, report, problems, reasons, sourceName },
  at,
  onMove,
  onCorrect,
  isBusy,
}: ProblemBannerProps) {
  const { t } = useTranslation('pricing-table')
  const { whole } = useNumberTexts()
  const errors = problems.filter(({ severity }) => severity === 'error')
  const step = (by: 1 | -1) => {
    const place = at.row * 16_384 + at.column
    const ordered = errors.toSorted((left, right) => left.row - right.row || left.column - right.column)
    const next =
      by === 1
        ? (ordered.find((each) => each.row * 16_384 + each.column > place) ?? ordered[0])
        : (ordered.findLast((each) => each.row * 16_384 + each.column < place) ?? ordered.at(-1))
    if (next) onMove({ row: next.row, column: next.column })
  }
  useHotkeys([
    ['F8', () => step(1)],
    ['shift+F8', () => step(-1)],
  ])
  const download = async () => {
    try {
      const { url } = await client.pricing.downloadMarked({ id })
      location.assign(url)
    } catch (error) {
      sayFailed(wordsOf(error))
    }
  }
  const fixable = errors.filter(({ fix }) => fix !== null)
  if (!report || (report.errors === 0 && reasons.length === 0)) return null
  return (
    <div className={classes.banner} role="status">
      <IconAlertCircle size={16} aria-hidden="true" />
      <span>
        <b>{reasons[0] ? said(reasons[0]) : t('fix.count', { count: report.errors })}</b>{' '}
        {t('fix.rows', {
          done: whole(report.sourceRows - report.failedRows),
          all: whole(report.sourceRows),
        })}
      </span>
      <div>
        {onCorrect && fixable.length > 1 && (
          <Button
            size="sm"
            loading={isBusy}
            onClick={() =>
              void onCorrect(
                fixable.map(({ row, column, fix }) => ({ row, column, text: fix ?? '' })),
                [],
              )
            }
          >
            {t('fix.all', { count: fixable.length })}
          </Button>
        )}
        {onCorrect && errors.length > 0 && (
          <Tooltip
            multiline
            w={320}
            label={[
              t(report.errors > errors.length ? 'fix.downloadFirst' : 'fix.downloadHint', { count: errors.length }),
              ...(/\.xls$/i.test(sourceName) ? [t('fix.downloadNewer')] : []),
            ].join(' ')}
          >
            <Button
              size="sm"
              variant="default"
              leftSection={<IconDownload size={14} />}
              onClick={() => void download()}
            >
              {t('fix.download')}
            </Button>
          </Tooltip>
        )}
        <Button size="sm" variant="default" onClick={() => step(-1)}>
          {t('fix.previous')}
        </Button>
        <Button size="sm" variant="default" rightSection={<Kbd>F8</Kbd>} onClick={() => step(1)}>
          {t('fix.next')}
        </Button>
      </div>
    </div>
  )
}
