import type { FactRow } from '@coverwright/domain/build/template/fact-row'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Template.module.css'
import { Words } from './Words.tsx'

interface FactRowsProps {
  readonly rows: readonly FactRow[]
  readonly most: number
  readonly onChange: (recipe: (rows: { label: string; value: string }[]) => void) => void
}

/** Of a mail and of a document alike: what is known, a line each. */
export function FactRows({ rows, most, onChange }: FactRowsProps) {
  const { t } = useTranslation('template')
  return (
    <>
      <p className={classes.hint}>{t('factsHint')}</p>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but its place
        <div key={at} className={classes.fact}>
          <Words
            label={t('factLabel')}
            value={row.label}
            maxLength={80}
            onChange={(label) => onChange((draft) => void (draft[at] = { ...row, label }))}
          />
          <Words
            label={t('factValue')}
            value={row.value}
            maxLength={200}
            onChange={(value) => onChange((draft) => void (draft[at] = { ...row, value }))}
          />
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconTrash size={14} />}
            onClick={() => onChange((draft) => void draft.splice(at, 1))}
          >
            {t('removeRow')}
          </Button>
        </div>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} />}
        disabled={rows.length >= most}
        onClick={() => onChange((draft) => void draft.push({ label: '', value: '' }))}
      >
        {t('addRow')}
      </Button>
    </>
  )
}
