import type { TableWarning } from '@coverwright/domain/build/pricing-table/pricing-table'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import classes from './Warnings.module.css'

interface WarningsProps {
  readonly warnings: readonly TableWarning[]
  readonly onShow: (row: number) => void
}

/** Rows that never apply, overlap or leave something out: allowed, but worth knowing before prices depend on them. */
export function Warnings({ warnings, onShow }: WarningsProps) {
  const { t } = useTranslation('pricing-table')
  const [isOpen, setOpen] = useState(false)
  const [first] = warnings
  if (!first) return null
  return (
    <div
      className={classes.warnings}
      data-tone={warnings.some(({ severity }) => severity === 'error') ? 'danger' : 'warning'}
    >
      <div className={classes.line}>
        <IconAlertTriangle size={16} aria-hidden="true" />
        <b>{t('warnings.count', { count: warnings.length })}</b>
        <span>{said(first.message)}</span>
        <Button size="sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('warnings.less') : t('warnings.more')}
        </Button>
      </div>
      {isOpen && (
        <ul>
          {warnings.map(({ message, row, cell }) => (
            <li key={`${row}-${message}`}>
              {row === null ? (
                said(message)
              ) : (
                <button type="button" onClick={() => onShow(row - 1)}>
                  {t('warnings.row', { row, cell: cell === null ? '' : ` (${cell})` })} {said(message)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
