import type { Layout } from '@coverwright/domain/build/pricing-table/layout'
import type { PricingTableDetail } from '@coverwright/domain/build/pricing-table/pricing-table'
import type { Sheet } from '@coverwright/domain/build/pricing-table/sheet'
import { hitPolicies } from '@coverwright/domain/build/rating/rating-table'
import { NumberInput, SegmentedControl, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import classes from './Panel.module.css'
import { PreferenceFields } from './PreferenceFields.tsx'
import type { MappingState } from './use-mapping.ts'

interface LayoutPanelProps {
  readonly detail: PricingTableDetail
  readonly state: MappingState
  readonly sheet: Sheet | undefined
  readonly isReadOnly: boolean
  readonly onSheet: (name: string) => void
}

/** Where in the workbook the table stands, and which of its rows applies. */
export function LayoutPanel({ detail, state, sheet, isReadOnly, onSheet }: LayoutPanelProps) {
  const { t } = useTranslation('pricing-table')
  const { mapping } = state
  const block = mapping?.layout.blocks[0]
  if (!mapping || !block) return null
  const { layout } = mapping
  const look = (change: Partial<Layout>) => sheet && state.lookWithin(sheet, { ...layout, ...change })
  const lookAtBlock = (change: Partial<typeof block>) =>
    look({ blocks: [{ ...block, ...change }, ...layout.blocks.slice(1)] })
  return (
    <section className={classes.panel} aria-label={t('layout.title')}>
      <h2>{t('layout.title')}</h2>
      {detail.sheets.length > 1 && (
        <Select
          label={t('layout.sheet')}
          allowDeselect={false}
          disabled={isReadOnly}
          data={detail.sheets.map(({ name }) => name)}
          value={mapping.sheet}
          onChange={(name) => name && onSheet(name)}
        />
      )}
      <SegmentedControl
        fullWidth
        aria-label={t('layout.orientation')}
        disabled={isReadOnly}
        value={layout.orientation}
        onChange={(value) =>
          look(
            value === 'matrix'
              ? { orientation: 'matrix', labelColumns: Math.max(1, layout.labelColumns) }
              : { orientation: 'list', labelColumns: 0 },
          )
        }
        data={(['list', 'matrix'] as const).map((value) => ({ value, label: t(`layout.${value}`) }))}
      />
      <div className={classes.two}>
        <NumberInput
          label={t('layout.header')}
          disabled={isReadOnly}
          min={0}
          value={block.headerRow === null ? 0 : block.headerRow + 1}
          description={t('layout.headerHint')}
          onBlur={(event) =>
            lookAtBlock({
              headerRow: Number(event.currentTarget.value) > 0 ? Number(event.currentTarget.value) - 1 : null,
            })
          }
        />
        <NumberInput
          label={t('layout.first')}
          disabled={isReadOnly}
          min={1}
          value={block.firstRow + 1}
          description=" "
          onBlur={(event) => lookAtBlock({ firstRow: Math.max(0, Number(event.currentTarget.value) - 1) })}
        />
      </div>
      <Select
        label={t('hit.label')}
        description={t(`hit.${mapping.hitPolicy}Hint`)}
        allowDeselect={false}
        disabled={isReadOnly}
        data={hitPolicies.map((policy) => ({ value: policy, label: t(`hit.${policy}`) }))}
        value={mapping.hitPolicy}
        onChange={(value) => state.change({ hitPolicy: hitPolicies.find((policy) => policy === value) ?? 'unique' })}
      />
      {mapping.hitPolicy === 'priority' && <PreferenceFields state={state} mapping={mapping} isReadOnly={isReadOnly} />}
      {detail.identified?.notes.map((note) => (
        <p key={note}>{said(note)}</p>
      ))}
    </section>
  )
}
