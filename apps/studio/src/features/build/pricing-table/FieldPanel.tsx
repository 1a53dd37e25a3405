import { cellsFor, type KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import { cellKinds, type Field, fieldRoles } from '@coverwright/domain/build/pricing-table/mapping'
import { mostDecimals } from '@coverwright/domain/build/rating/rating-table'
import { NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Panel.module.css'

interface FieldPanelProps {
  readonly field: Field
  readonly known: readonly KnownData[]
  readonly problem: string | undefined
  readonly isReadOnly: boolean
  /** The heading of the column was pressed. */
  readonly isAsked: boolean
  readonly onChange: (change: Partial<Field>) => void
}

/** What the chosen column is. */
export function FieldPanel({ field, known, problem, isReadOnly, isAsked, onChange }: FieldPanelProps) {
  const { t } = useTranslation('pricing-table')
  const isBand = field.cells === 'range' || field.cells === 'date-range'
  const place =
    field.source.kind === 'across' || field.source.kind === 'body' || field.source.kind === 'title'
      ? ` (${t(`source.${field.source.kind}`)})`
      : ''
  return (
    <section className={classes.panel} aria-label={field.heading}>
      <h2>
        {field.heading || t('noHeading')}
        {place}
      </h2>
      <SegmentedControl
        fullWidth
        aria-label={t('role.label')}
        disabled={isReadOnly}
        value={field.role}
        onChange={(value) => onChange({ role: fieldRoles.find((role) => role === value) ?? 'ignored' })}
        data={fieldRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      {field.role === 'dimension' && (
        <Select
          label={t('data')}
          searchable
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a heading that asks to choose data was pressed
          autoFocus={isAsked && field.name === ''}
          disabled={isReadOnly}
          placeholder={t('dataChoose')}
          data={known.map(({ name }) => name)}
          value={field.name === '' ? null : field.name}
          error={problem}
          onChange={(name) => {
            const data = known.find((each) => each.name === name)
            onChange({ name: name ?? '', cells: cellsFor(data, field.cells) })
          }}
        />
      )}
      {field.role === 'output' && (
        <TextInput
          label={t('resultName')}
          disabled={isReadOnly}
          value={field.name}
          error={problem}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
      {field.role !== 'ignored' && (
        <div className={classes.two}>
          <Select
            label={t('cells.label')}
            disabled={isReadOnly}
            allowDeselect={false}
            data={cellKinds
              .filter((kind) => field.role === 'dimension' || kind === 'number' || kind === 'text')
              .map((kind) => ({ value: kind, label: t(`cells.${kind}`) }))}
            value={field.cells}
            onChange={(value) => onChange({ cells: cellKinds.find((kind) => kind === value) ?? 'text' })}
          />
          {isBand && (
            <Select
              label={t('upperEnd')}
              disabled={isReadOnly}
              placeholder={t('ask')}
              data={(['included', 'excluded'] as const).map((end) => ({ value: end, label: t(`ends.${end}`) }))}
              value={field.upperEnd}
              onChange={(value) => onChange({ upperEnd: value === 'included' || value === 'excluded' ? value : null })}
            />
          )}
          {field.role === 'output' && field.cells === 'number' && (
            <Select
              label={t('fine.label')}
              disabled={isReadOnly}
              allowDeselect={false}
              data={(['keep', 'round'] as const).map((fine) => ({ value: fine, label: t(`fine.${fine}`) }))}
              value={field.fine ?? 'keep'}
              onChange={(value) => onChange({ fine: value === 'round' ? 'round' : 'keep' })}
            />
          )}
          {field.role === 'output' && field.cells === 'number' && field.fine === 'round' && (
            <NumberInput
              label={t('decimals')}
              disabled={isReadOnly}
              min={0}
              max={mostDecimals}
              value={field.decimals}
              onChange={(value) => onChange({ decimals: Number(value) || 0 })}
            />
          )}
        </div>
      )}
    </section>
  )
}
