import type { OutboxMessage } from '@coverwright/domain/reach/outbox/outbox'
import { Skeleton } from '@mantine/core'
import { IconMail, IconMessage } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSlow } from '../../../framework/delays.ts'
import type { ListPage } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { outboxStatusOf } from '../../reach/outbox/outbox-statuses.ts'
import classes from './Home.module.css'

const allPath = '/setting-page?section=messages'

export function RecentMessages({ messages }: { readonly messages: UseQueryResult<ListPage<OutboxMessage>> }) {
  const { t } = useTranslation('home')
  const isSlow = useSlow(messages.isPending)
  return (
    <Card
      title={t('messages.title')}
      action={
        <Link className={classes.all} to={allPath}>
          {t('messages.all')}
        </Link>
      }
    >
      {isSlow && (
        <div className={classes.waiting}>
          <Skeleton height={12} width="70%" />
          <Skeleton height={12} width="54%" />
          <Skeleton height={12} width="62%" />
        </div>
      )}
      {messages.isLoadingError && (
        <div className={classes.problem}>
          <ErrorAlert error={messages.error} onRetry={() => void messages.refetch()} />
        </div>
      )}
      {messages.data?.items.length === 0 && (
        <Empty icon={<IconMail size={20} />} title={t('messages.none')} description={t('messages.noneHint')} />
      )}
      {messages.data && messages.data.items.length > 0 && <Rows items={messages.data.items} />}
    </Card>
  )
}

/** A table of its own: the kit's brings scroll areas and floating layers, which home does without. */
function Rows({ items }: { readonly items: readonly OutboxMessage[] }) {
  const { t } = useTranslation('home')
  const times = useTimeTexts()
  return (
    <table className={classes.recent}>
      <thead>
        <tr>
          <th>{t('messages.message')}</th>
          <th>{t('messages.state')}</th>
          <th>{t('messages.time')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, channel, subject, recipient, state, createdAt }) => (
          <tr key={id}>
            <td>
              <NameCell
                name={subject || t('messages.sms')}
                detail={recipient}
                icon={
                  <Tile tone="neutral">{channel === 'mail' ? <IconMail size={15} /> : <IconMessage size={15} />}</Tile>
                }
              />
            </td>
            <td>
              <StatusBadge status={outboxStatusOf({ state, channel })} />
            </td>
            <td>{times.agoAlone(createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
