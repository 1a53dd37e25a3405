import { pathText } from '@coverwright/domain/build/connector/json-path'
import { outputName } from '@coverwright/domain/build/connector/output-name'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Connector.module.css'
import type { ConnectorEditing } from './use-connector-form.ts'

type Parts = readonly (string | number)[]

interface Leaf {
  readonly parts: Parts
  readonly value: string
}

const mostLeaves = 200

/** The values in an answer, each with the way to it. */
function leavesOf(value: unknown, parts: Parts = [], found: Leaf[] = []): readonly Leaf[] {
  if (found.length > mostLeaves) return found
  if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [key, each] of Object.entries(value)) leavesOf(each, [...parts, isList ? Number(key) : key], found)
  } else if (value !== null) found.push({ parts, value: `${value as string | number | boolean}`.slice(0, 60) })
  return found
}

/** Choosing a value takes it: path and name are written by themselves. */
export function SampleValues({ value, form }: { readonly value: unknown; readonly form: ConnectorEditing }) {
  const { t } = useTranslation('connector')
  const leaves = leavesOf(value)
  const { outputs } = form.values
  const take = (parts: Parts) => {
    const path = pathText(parts)
    const name = outputName(parts, new Set(outputs.map((output) => output.name)))
    form.setValue('outputs', [...outputs, { name, path }])
  }
  return (
    <>
      <h3>{t('values')}</h3>
      {leaves.length === 0 && <p className={classes.hint}>{t('noValues')}</p>}
      {leaves.length > mostLeaves && <p className={classes.hint}>{t('mostValues', { count: mostLeaves })}</p>}
      <ul className={classes.values}>
        {leaves.slice(0, mostLeaves).map(({ parts, value: shown }) => {
          const path = pathText(parts)
          return (
            <li key={path}>
              <Button
                size="compact-sm"
                variant="default"
                disabled={outputs.some((output) => output.path === path)}
                aria-label={t('take', { path, value: shown })}
                onClick={() => take(parts)}
              >
                {path}: {shown}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
