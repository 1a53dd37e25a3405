import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Connector.module.css'
import type { ConnectorEditing } from './use-connector-form.ts'

interface PairRowsProps<Row> {
  readonly form: ConnectorEditing
  readonly list: 'headers' | 'params' | 'outputs'
  readonly rows: readonly Row[]
  /** A row that nobody has written into. */
  readonly begun: Row
  readonly put: (rows: Row[]) => void
  readonly hint?: ReactNode
  readonly most: number
}

/** Names with what stands for each. */
export function PairRows<Row extends object>({ form, list, rows, begun, put, hint, most }: PairRowsProps<Row>) {
  const { t } = useTranslation('connector')
  const second = 'path' in begun ? 'path' : 'value'
  const what = t(list)
  return (
    <fieldset className={classes.rows}>
      <legend>{what}</legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      {rows.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two rows may be alike; their order is all that tells them apart
        <div className={classes.row} key={at}>
          <TextInput
            aria-label={t('rowName', { what, number: at + 1 })}
            placeholder={t('name')}
            {...form.field(`${list}.${at}.name`)}
          />
          <TextInput
            aria-label={t('rowValue', { what, number: at + 1 })}
            placeholder={second === 'path' ? '$.vehicle.make' : ''}
            {...form.field(`${list}.${at}.${second}`)}
          />
          <ActionIcon aria-label={t('removeRow', { what, number: at + 1 })} onClick={() => put(rows.toSpliced(at, 1))}>
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      ))}
      {rows.length < most && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => put([...rows, begun])}
          >
            {t(`addRow.${list}`)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
