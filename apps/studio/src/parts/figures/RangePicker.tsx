import { statisticsRanges } from '@coverwright/domain/insight/statistics/key-figures'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRange } from './use-range.ts'

/** Which time the figures are of, and whether what was sold in earnest or for trial. */
export default function RangePicker() {
  const { t } = useTranslation('figures')
  const { range, mode, change } = useRange()
  return (
    <>
      <SegmentedControl
        aria-label={t('mode')}
        value={mode}
        onChange={(value) => change({ mode: value })}
        data={(['live', 'test'] as const).map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <SegmentedControl
        aria-label={t('range')}
        value={range}
        onChange={(value) => change({ range: value })}
        data={statisticsRanges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
      />
    </>
  )
}
