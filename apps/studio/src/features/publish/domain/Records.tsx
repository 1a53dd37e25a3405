import type { DnsRecord } from '@coverwright/domain/publish/domain/domain'
import { ActionIcon, CopyButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCircleCheckFilled, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Domain.module.css'

/** What to set, to copy, beside what was found. Either way to us is enough. */
export function Records({ records }: { readonly records: readonly DnsRecord[] }) {
  const { t } = useTranslation('domain')
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t('records.type')}</th>
          <th>{t('records.host')}</th>
          <th>{t('records.value')}</th>
          <th>{t('records.found')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={`${record.type} ${record.value}`}>
            <td>{record.type}</td>
            <td>
              <Copied text={record.host} label={t('records.copyHost', { type: record.type })} />
            </td>
            <td>
              <Copied text={record.value} label={t('records.copyValue', { type: record.type })} />
            </td>
            <td data-tone={record.isRight ? 'success' : 'warning'}>
              <span className={classes.found}>
                {record.isRight ? (
                  <IconCircleCheckFilled size={16} aria-label={t('records.right')} />
                ) : (
                  <IconAlertTriangle size={16} aria-label={t('records.notYet')} />
                )}
                {record.found.length > 0 ? record.found.join(', ') : t('records.nothing')}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Copied = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <span className={classes.copied}>
    <code>{text}</code>
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <ActionIcon variant="subtle" size="sm" aria-label={label} onClick={copy}>
          {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
        </ActionIcon>
      )}
    </CopyButton>
  </span>
)
