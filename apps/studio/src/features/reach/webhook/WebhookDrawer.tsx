import { events } from '@coverwright/domain/events'
import type { Webhook } from '@coverwright/domain/reach/webhook/webhook'
import { Alert, Button } from '@mantine/core'
import { IconAlertCircle, IconPencil, IconRefresh, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { useModes } from '../../../framework/list/use-modes.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { useProductNames } from '../../../parts/product/use-product-choices.ts'
import { Deliveries } from './Deliveries.tsx'
import styles from './Webhook.module.css'

interface WebhookDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
  readonly onEdit: (webhook: Webhook) => void
  readonly onSecret: (secret: string) => void
}

/** One address, what it is told, and what came of it. */
export function WebhookDrawer({ id, onClose, onEdit, onSecret }: WebhookDrawerProps) {
  const { t } = useTranslation('webhook')
  const test = useAct('webhook.sendTest', { done: () => t('testSent') })
  const rotate = useAct('webhook.rotateSecret')
  // A company has ten at most: the list is at hand already.
  const webhook = useQuery({
    ...queries.webhook.listWebhooks({}, { nowPage: 1, pageSize: 50, orderBy: 'name' }),
    select: ({ items }) => items.find((item) => item.id === id),
  })
  const renew = async (known: Webhook) => onSecret((await rotate.send({ id: known.id })).secret)
  return (
    <DetailDrawer
      isOpen={id !== undefined && (webhook.isPending || webhook.data !== undefined)}
      onClose={onClose}
      title={webhook.data?.name ?? t('webhook')}
      item={webhook}
      actions={(known) =>
        known && (
          <>
            <Button
              leftSection={<IconSend size={16} />}
              loading={test.isBusy}
              data-disabled={known.state !== 'active'}
              aria-disabled={known.state !== 'active'}
              onClick={() => known.state === 'active' && test.run({ id: known.id })}
            >
              {t('sendTest')}
            </Button>
            <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => onEdit(known)}>
              {t('edit')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} />}
              onClick={() => void renew(known).catch(sayFailed)}
            >
              {t('newSecret')}
            </Button>
          </>
        )
      }
    >
      {(known) => known && <Told webhook={known} />}
    </DetailDrawer>
  )
}

function Told({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('webhook')
  const times = useTimeTexts()
  const modes = useModes()
  const { failingSince, lastDeliveredAt, formerUntil, productIds } = webhook
  const named = useProductNames(productIds).map(({ name }) => name)
  return (
    <>
      {failingSince && (
        <Alert color="warning" icon={<IconAlertCircle size={16} />} title={t('failingTitle')}>
          {t('failing', { since: times.dateAndTime(failingSince) })}
        </Alert>
      )}
      <Facts
        facts={[
          [t('address'), webhook.address],
          [t('state'), <StatusBadge key="state" status={webhook.state} />],
          [modes.label, modes.nameOf(webhook.mode)],
          [t('products'), productIds.length === 0 ? t('everyProduct') : named.join(', ')],
          [t('events'), <Events key="events" types={webhook.events} />],
          [t('lastDelivered'), lastDeliveredAt ? times.dateAndTime(lastDeliveredAt) : t('never')],
          [t('formerUntil'), formerUntil && times.dateAndTime(formerUntil)],
        ]}
      />
      <Deliveries webhook={webhook} />
    </>
  )
}

const Events = ({ types }: { readonly types: Webhook['events'] }) => (
  <ul className={styles.events}>
    {types.map((type) => (
      <li key={type}>
        {said(events[type].about)} <code>{type}</code>
      </li>
    ))}
  </ul>
)
