import type { Delivery, Webhook } from '@coverwright/domain/reach/webhook/webhook'
import type { DeliveryState } from '@coverwright/domain/reach/webhook/webhook-lifecycle'
import { Button, SegmentedControl } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import type { Status } from '../../../framework/status/statuses.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import styles from './Webhook.module.css'

const looks: Readonly<Record<DeliveryState, Status>> = { waiting: 'queued', delivered: 'sent', failed: 'failed' }
const shownAtFirst = 20
const mostShown = 100
const dayMs = 86_400_000

/** What was sent to an address in the last thirty days, the newest first. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('webhook')
  const [state, setState] = useState<DeliveryState | 'all'>('all')
  const [pageSize, setPageSize] = useState(shownAtFirst)
  const recover = useAct('webhook.recover', { done: (count) => t('recovered', { count }) })
  const sent = useQuery({
    ...queries.webhook.listDeliveries(
      { webhookId: webhook.id, ...(state !== 'all' && { state }) },
      { nowPage: 1, pageSize },
    ),
    placeholderData: keepPreviousData,
  })
  const isActive = webhook.state === 'active'
  return (
    <section className={styles.deliveries} aria-label={t('deliveries')}>
      <header>
        <h3>{t('deliveries')}</h3>
        {isActive && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={recover.isBusy}
            onClick={() => recover.run({ id: webhook.id, since: new Date(Date.now() - 30 * dayMs).toISOString() })}
          >
            {t('recover')}
          </Button>
        )}
      </header>
      <SegmentedControl
        aria-label={t('state')}
        value={state}
        onChange={(value) => setState(value)}
        data={[
          { value: 'all', label: t('all') },
          ...(['waiting', 'delivered', 'failed'] as const).map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
      />
      {sent.isError && <ErrorAlert error={sent.error} onRetry={() => void sent.refetch()} />}
      {sent.data?.items.length === 0 && <p className={styles.none}>{t('nothingSent')}</p>}
      {sent.data?.items.map((delivery) => (
        <Sent key={delivery.id} delivery={delivery} isActive={isActive} />
      ))}
      {sent.data && sent.data.total > pageSize && pageSize < mostShown && (
        <Button variant="default" onClick={() => setPageSize(mostShown)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function Sent({ delivery, isActive }: { readonly delivery: Delivery; readonly isActive: boolean }) {
  const { t } = useTranslation('webhook')
  const times = useTimeTexts()
  const again = useAct('webhook.sendAgain', { done: () => t('queuedAgain') })
  const { id, type, state, tries, dueAt, body, messageId, createdAt } = delivery
  return (
    <details className={styles.sent}>
      <summary>
        <code>{type}</code>
        <StatusBadge status={looks[state]} />
        <time dateTime={createdAt}>{times.dateAndTime(createdAt)}</time>
      </summary>
      <p>
        <code>{messageId}</code>
      </p>
      <pre>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      <ol>
        {tries.map(({ at, status, problem, tookMs }) => (
          <li key={at}>
            {times.dateAndTime(at)}: {problem ? said(problem) : t('answered', { status })} {t('took', { ms: tookMs })}
          </li>
        ))}
      </ol>
      {dueAt && tries.length > 0 && <p>{t('nextTry', { at: times.dateAndTime(dueAt) })}</p>}
      {state !== 'waiting' && isActive && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconSend size={14} />}
          loading={again.isBusy}
          onClick={() => again.run({ id })}
        >
          {t('sendAgain')}
        </Button>
      )}
    </details>
  )
}
