import type { MaintenanceWindow } from '@coverwright/domain/maintenance/maintenance'
import { Button } from '@mantine/core'
import { IconClockPause } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { Card } from '../../framework/page/Card.tsx'
import { Empty } from '../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { Tag } from '../../framework/page/Tag.tsx'
import { useTimeTexts } from '../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../framework/toast/toasts.tsx'
import classes from './Maintenance.module.css'
import { useRefresh, useWindows } from './queries.ts'
import { WindowDialog } from './WindowDialog.tsx'

/** When the company's sites are worked on. */
export function Windows() {
  const { t } = useTranslation('maintenance')
  const list = useWindows()
  const [isPlanning, setPlanning] = useState(false)
  return (
    <Card
      title={t('windows.title')}
      action={
        <Button variant="default" onClick={() => setPlanning(true)}>
          {t('windows.plan')}
        </Button>
      }
    >
      <p className={classes.note}>{t('windows.hint')}</p>
      {list.isError && <ErrorAlert error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && (
        <Empty icon={<IconClockPause size={20} />} title={t('windows.none')} description={t('windows.noneHint')} />
      )}
      {list.data && list.data.items.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              {(['begins', 'ends', 'note', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`windows.${column}`)}
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
      {isPlanning && <WindowDialog onClose={() => setPlanning(false)} />}
    </Card>
  )
}

function Row({ item }: { readonly item: MaintenanceWindow }) {
  const { t } = useTranslation('maintenance')
  const times = useTimeTexts()
  const refresh = useRefresh()
  const cancel = () =>
    void client.maintenance.cancelWindow({ id: item.id }).then(() => {
      sayDone(t('windows.cancelled'))
      return refresh()
    }, sayFailed)
  return (
    <tr>
      <td>{times.dateAndTime(item.beginsAt)}</td>
      <td>{times.dateAndTime(item.endsAt)}</td>
      <td>{item.note}</td>
      <td>
        <Tag>{t(`windows.status.${item.status}`)}</Tag>
      </td>
      <td>
        {(item.status === 'planned' || item.status === 'running') && (
          <Button size="xs" variant="default" onClick={cancel}>
            {t('windows.cancel')}
          </Button>
        )}
      </td>
    </tr>
  )
}
