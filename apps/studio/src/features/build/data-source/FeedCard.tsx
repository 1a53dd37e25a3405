import type { DataSource, Feed } from '@coverwright/domain/build/data-source/data-source'
import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconPencil, IconPlugOff, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { said } from '../../../core/text/said.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'

interface FeedCardProps {
  readonly source: DataSource
  readonly feed: Feed
  readonly onEdit: (source: DataSource) => void
}

/** Where the rows of a source come from, when they last did and will next, and what went wrong. */
export function FeedCard({ source: { id, ...source }, feed, onEdit }: FeedCardProps) {
  const { t } = useTranslation('data-source')
  const times = useTimeTexts()
  const mayEdit = useMay('project')
  const mayConnect = useMay('manage-connectors')
  const refresh = useAct('dataSource.refreshDataSource', {
    done: (answer) => (answer.feed?.problem ? t('keptRows') : t('refreshed', { count: answer.rowCount })),
  })
  const disconnect = useAct('dataSource.disconnectDataSource', { done: ({ name }) => t('disconnected', { name }) })
  return (
    <>
      {feed.problem && (
        <Alert color="warning" icon={<IconAlertTriangle size={18} />} title={t('notRefreshed')}>
          {said(feed.problem)} {t('rowsStay')}
        </Alert>
      )}
      <Facts
        facts={[
          [t('path'), feed.path],
          [t('every'), t(`times.${feed.every}`)],
          [t('refreshedAt'), feed.refreshedAt ? times.dateAndTime(feed.refreshedAt) : t('never')],
          [t('nextAt'), feed.nextAt ? times.dateAndTime(feed.nextAt) : null],
        ]}
      />
      {mayEdit && (
        <Group gap={8}>
          <Button
            leftSection={<IconRefresh size={16} />}
            loading={refresh.isBusy}
            onClick={() => refresh.run({ id, takesAsIs: false })}
          >
            {t('refresh')}
          </Button>
          {feed.problem && (
            <Button variant="default" loading={refresh.isBusy} onClick={() => refresh.run({ id, takesAsIs: true })}>
              {t('takeAsIs')}
            </Button>
          )}
          {mayConnect && (
            <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => onEdit({ id, ...source })}>
              {t('editFeed')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPlugOff size={16} />}
            loading={disconnect.isBusy}
            onClick={() => disconnect.run({ id })}
          >
            {t('disconnect')}
          </Button>
        </Group>
      )}
    </>
  )
}
