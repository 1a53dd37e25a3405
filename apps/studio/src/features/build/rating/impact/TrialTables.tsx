import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { useTables } from '../../pricing-table/queries.ts'
import classes from './Impact.module.css'
import type { Trial } from './use-impact.ts'

/** A version with rows, whether it is in force, was, or could be. */
const isRated = ({ rowCount }: { readonly rowCount: number }) => rowCount > 0

interface TrialTablesProps {
  readonly trial: Trial
  readonly onChange: (trial: Trial) => void
}

/** Which version of each table the draft is quoted with: one that is not active yet can be tried before it is. */
export function TrialTables({ trial, onChange }: TrialTablesProps) {
  const { t } = useTranslation('rating')
  const { product } = useBody()
  const tables = (useTables(product.id).data ?? []).filter(
    ({ versions, usedBy }) => usedBy.length > 0 && versions.filter(isRated).length > 1,
  )
  if (tables.length === 0) return null
  return (
    <fieldset className={classes.trial}>
      <legend>{t('impact.tables')}</legend>
      {tables.map(({ name, versions }) => (
        <Select
          key={name}
          size="sm"
          label={name}
          data={[
            { value: '', label: t('impact.inForce') },
            ...versions.filter(isRated).map(({ id, number, state }) => ({
              value: id,
              label: t('impact.version', { number, state: t(`pricing-table:state.${state}`) }),
            })),
          ]}
          value={trial[name] ?? ''}
          allowDeselect={false}
          onChange={(value) => onChange({ ...trial, [name]: value ?? '' })}
        />
      ))}
    </fieldset>
  )
}
