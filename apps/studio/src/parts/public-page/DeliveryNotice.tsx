import type { OutboxChannel } from '@coverwright/domain/reach/outbox/outbox'
import { useQuery } from '@tanstack/react-query'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../core/screens/path-to.ts'
import { queries } from '../../core/wire/queries.ts'
import { Notice } from './Notice.tsx'
import styles from './PublicForm.module.css'

/** Where nothing carries messages, whoever waits for one learns it, and on the machine itself where it lies. */
export function DeliveryNotice({ channel }: { readonly channel: OutboxChannel }) {
  const { t } = useTranslation('public-page')
  const deliveries = useQuery({
    ...queries.outbox.getDeliveries({}),
    staleTime: Infinity,
  })
  const delivery = deliveries.data?.[channel]
  if (!delivery || delivery === 'sent') return null
  const outbox = <Link className={styles.link} to={pathTo('/setting-page?section=messages')} target="_blank" />
  return (
    <Notice
      kind="info"
      title={t(`delivery.${channel}`)}
      body={<Trans t={t} i18nKey={`delivery.${delivery}`} components={{ outbox }} />}
    />
  )
}
