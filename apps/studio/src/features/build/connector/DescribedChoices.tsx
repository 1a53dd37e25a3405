import type { DescribedConnector } from '@coverwright/domain/build/connector/open-api/open-api'
import { Alert, MultiSelect } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Connector.module.css'
import { optionalKey, outputKey } from './fill-described.ts'

interface DescribedChoicesProps {
  readonly connector: DescribedConnector
  readonly taken: readonly string[]
  readonly onTake: (taken: readonly string[]) => void
}

/** What may be sent or taken besides, and what could not be taken over. */
export function DescribedChoices({ connector, taken, onTake }: DescribedChoicesProps) {
  const { t } = useTranslation('connector')
  const { optional, outputs, notes, method, address } = connector
  const lists = [
    { label: t('optional'), data: optional.map((each) => ({ value: optionalKey(each), label: each.name })) },
    { label: t('outputs'), data: outputs.map((each) => ({ value: outputKey(each), label: each.path })) },
  ]
  return (
    <>
      <pre className={classes.code}>
        {method} {address}
      </pre>
      {lists.map(({ label, data }) => {
        const values = new Set(data.map(({ value }) => value))
        const others = taken.filter((value) => !values.has(value))
        return (
          data.length > 0 && (
            <MultiSelect
              key={label}
              label={label}
              data={data}
              searchable
              maxValues={30}
              value={taken.filter((value) => values.has(value))}
              onChange={(chosen) => onTake([...others, ...chosen])}
            />
          )
        )
      })}
      {notes.length > 0 && (
        <Alert color="warning" icon={<IconInfoCircle size={16} />} title={t('notesTitle')}>
          <ul className={classes.notes}>
            {notes.map(({ code, what }) => (
              <li key={code}>{[t(`notes.${code}`), what].filter(Boolean).join(' ')}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
