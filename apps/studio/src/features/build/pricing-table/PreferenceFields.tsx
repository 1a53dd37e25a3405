import type { Mapping } from '@coverwright/domain/build/pricing-table/mapping'
import { type Preference, preferences } from '@coverwright/domain/build/rating/rating-table'
import { Select, TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MappingState } from './use-mapping.ts'

interface PreferenceFieldsProps {
  readonly state: MappingState
  readonly mapping: Mapping
  readonly isReadOnly: boolean
}

/** Which result decides among the rows that fit, and which of its values comes first. */
export function PreferenceFields({ state, mapping: { prefer, fields }, isReadOnly }: PreferenceFieldsProps) {
  const { t } = useTranslation('pricing-table')
  const results = fields.filter(({ role, name }) => role === 'output' && name !== '')
  const cellsOf = (wanted: string) => results.find(({ name }) => name === wanted)?.cells
  const change = (part: Partial<Preference>) =>
    state.change({ prefer: { result: '', order: 'highest', listed: [], ...prefer, ...part } })
  const orders = cellsOf(prefer?.result ?? '') === 'text' ? (['listed'] as const) : preferences
  return (
    <>
      <Select
        label={t('prefer.result')}
        placeholder={t('prefer.choose')}
        allowDeselect={false}
        disabled={isReadOnly}
        data={results.map(({ name }) => name)}
        value={prefer && cellsOf(prefer.result) ? prefer.result : null}
        onChange={(result) =>
          result && change({ result, order: cellsOf(result) === 'text' ? 'listed' : (prefer?.order ?? 'highest') })
        }
      />
      {prefer && (
        <Select
          label={t('prefer.order')}
          allowDeselect={false}
          disabled={isReadOnly}
          data={orders.map((order) => ({ value: order, label: t(`prefer.${order}`) }))}
          value={prefer.order}
          onChange={(value) => change({ order: preferences.find((order) => order === value) ?? 'highest' })}
        />
      )}
      {prefer?.order === 'listed' && (
        <TagsInput
          label={t('prefer.values')}
          description={t('prefer.valuesHint')}
          readOnly={isReadOnly}
          value={prefer.listed}
          onChange={(listed) => change({ listed })}
        />
      )}
    </>
  )
}
