import type { KnownName } from '@coverwright/domain/build/rating/check-program'
import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'
import type { Dimension } from '@coverwright/domain/build/rating/rating-table'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { plainName } from '../formula/complete.ts'
import { namesAt, problemsOf, useRatingEditing } from '../rating-editing.ts'
import { CollectFields } from './CollectFields.tsx'
import { NameField } from './NameField.tsx'
import { collectAnew } from './new-step.ts'
import { PerField } from './PerField.tsx'
import classes from './Steps.module.css'

type Lookup = RatingStep & { kind: 'lookup' }

interface LookupFieldsProps {
  readonly step: Lookup
  readonly position: number
  readonly onChange: (recipe: (step: Lookup) => void) => void
}

/** Which table, what its columns read, what its results are called. */
export function LookupFields({ step, position, onChange }: LookupFieldsProps) {
  const { t } = useTranslation('rating')
  const { check, tables, isLocked, rename } = useRatingEditing()
  const table = tables.find(({ name }) => name === step.table)
  const place = { list: 'steps', position } as const
  const problems = problemsOf(check, place)
  const names = namesAt(check, place)
  return (
    <>
      <div className={classes.pair}>
        <Select
          size="sm"
          searchable
          label={t('field.table')}
          data={tables.map(({ name }) => name)}
          value={table ? step.table : null}
          error={table ? undefined : t('step.noTable', { table: step.table })}
          readOnly={isLocked}
          allowDeselect={false}
          onChange={(chosen) => {
            if (chosen === null) return
            const isCollecting = tables.find(({ name }) => name === chosen)?.hitPolicy === 'collect'
            onChange((draft) => {
              Object.assign(draft, { table: chosen, using: {}, as: {} })
              collectAnew(draft, isCollecting)
            })
          }}
        />
        <PerField per={step.per} onChange={(per) => onChange((draft) => setPer(draft, per))} />
        {table?.hitPolicy === 'collect' && <CollectFields step={step} position={position} onChange={onChange} />}
      </div>
      {table && (
        <div className={classes.naming}>
          <fieldset>
            <legend>{t('field.columns')}</legend>
            {table.dimensions.map((dimension) => {
              const problem = problems.find((each) => each.place.column === dimension.name)
              return (
                <Select
                  key={dimension.name}
                  size="sm"
                  searchable
                  label={dimension.name}
                  data={dataFor(dimension, names, step.per ?? null, step.using[dimension.name])}
                  value={step.using[dimension.name] ?? dimension.name}
                  error={problem?.message}
                  readOnly={isLocked}
                  allowDeselect={false}
                  onChange={(chosen) =>
                    onChange((draft) => {
                      if (chosen === null || chosen === dimension.name) delete draft.using[dimension.name]
                      else draft.using[dimension.name] = chosen
                    })
                  }
                />
              )
            })}
          </fieldset>
          <fieldset>
            <legend>{t('field.results')}</legend>
            {table.outputs.map(({ name }) => (
              <NameField
                key={name}
                label={name}
                name={step.as[name] ?? name}
                isTaken={(wanted) => check.names.some((known) => known.name === wanted)}
                isReadOnly={isLocked}
                onRename={(wanted) => {
                  rename(step.as[name] ?? name, wanted, t('did.rename', { name: wanted }))
                  onChange((draft) => {
                    if (wanted === name) delete draft.as[name]
                    else draft.as[name] = wanted
                  })
                }}
              />
            ))}
          </fieldset>
        </div>
      )}
    </>
  )
}

function setPer(draft: { per?: string | undefined }, per: string | undefined) {
  if (per === undefined) delete draft.per
  else draft.per = per
}

const kindOf = ({ kind }: Dimension) => (kind === 'text' ? 'text' : kind === 'date-range' ? 'date' : 'number')

/** Data of the column's kind, its own name, and what stands there now. */
function dataFor(dimension: Dimension, names: readonly KnownName[], per: string | null, chosen: string | undefined) {
  const fitting = names
    .filter(({ kind, group }) => kind === kindOf(dimension) && (group === null || group === per))
    .map((name) => plainName(name, per))
  return [...new Set([dimension.name, ...fitting, ...(chosen === undefined ? [] : [chosen])])]
}
