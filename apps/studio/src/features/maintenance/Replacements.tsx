import type { Replacement } from '@coverwright/domain/maintenance/maintenance'
import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { Card } from '../../framework/page/Card.tsx'
import { Empty } from '../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { Tag } from '../../framework/page/Tag.tsx'
import { useTimeTexts } from '../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../framework/toast/toasts.tsx'
import classes from './Maintenance.module.css'
import { useRefresh, useReplacements } from './queries.ts'
import { ReplaceDialog } from './ReplaceDialog.tsx'

/** Which documents get a new file, and which have. */
export function Replacements() {
  const { t } = useTranslation('maintenance')
  const list = useReplacements()
  const [isReplacing, setReplacing] = useState(false)
  return (
    <Card
      title={t('documents.title')}
      action={<Button onClick={() => setReplacing(true)}>{t('documents.replace')}</Button>}
    >
      <p className={classes.note}>{t('documents.hint')}</p>
      {list.isError && <ErrorAlert error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && (
        <Empty icon={<IconFileText size={20} />} title={t('documents.none')} description={t('documents.noneHint')} />
      )}
      {list.data && list.data.items.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              {(['document', 'file', 'at', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`documents.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {list.data.items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </tbody>
        </table>
      )}
      {isReplacing && <ReplaceDialog onClose={() => setReplacing(false)} />}
    </Card>
  )
}

function Row({ item }: { readonly item: Replacement }) {
  const { t } = useTranslation('maintenance')
  const times = useTimeTexts()
  const refresh = useRefresh()
  const change = (work: Promise<unknown>) => void work.then(refresh, sayFailed)
  return (
    <tr>
      <th scope="row">
        {item.title}
        <small>{item.productName}</small>
      </th>
      <td>{item.fileName}</td>
      <td>{times.dateAndTime(item.doneAt ?? item.at)}</td>
      <td>
        <Tag>{t(`status.${item.state}`)}</Tag>
      </td>
      <td>
        {item.state === 'active' && (
          <Button
            size="xs"
            variant="default"
            onClick={() => change(client.maintenance.suspendReplacement({ id: item.id }))}
          >
            {t('documents.suspend')}
          </Button>
        )}
        {item.state === 'suspend' && (
          <Button
            size="xs"
            variant="default"
            onClick={() => change(client.maintenance.resumeReplacement({ id: item.id }))}
          >
            {t('documents.resume')}
          </Button>
        )}
      </td>
    </tr>
  )
}
