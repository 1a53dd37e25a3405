import type { PublishRequest } from '@coverwright/domain/publish/publisher/publish-request'
import { Button } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { requestStatuses } from './mount-statuses.ts'
import classes from './Publisher.module.css'
import { useCounts, useRequests } from './queries.ts'
import { useLocalTimeTexts } from './use-local-time-texts.ts'

/** What waits for a second person, where it cannot be overlooked. */
export function RequestNotice() {
  const { data: counts } = useCounts()
  return counts && counts.requests > 0 ? <Requests isPendingOnly /> : null
}

export function Requests({ isPendingOnly = false }: { readonly isPendingOnly?: boolean }) {
  const { t } = useTranslation('publisher')
  const requests = useRequests()
  const shown = (requests.data?.items ?? []).filter(({ state }) => !isPendingOnly || state === 'pending')
  if (shown.length === 0) return null
  return (
    <Card title={t(isPendingOnly ? 'request.waiting' : 'request.title')} note={shown.length}>
      <ul className={classes.requests}>
        {shown.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function Request({ request }: { readonly request: PublishRequest }) {
  const { t } = useTranslation('publisher')
  const times = useTimeTexts()
  const mayGoLive = useMay('publish-live')
  const { host, productName, version, kind, localTime, isOwn, state } = request
  const changes = request.changes.map((part) => t(`part.${part}`, { defaultValue: part })).join(', ')
  const localTimes = useLocalTimeTexts()
  const [decision, setDecision] = useState<'approve' | 'reject'>()
  return (
    <li>
      <Tile tone="info">
        <IconUserCheck size={16} />
      </Tile>
      <div>
        <b>{t(`request.${kind}`, { product: productName, version, host })}</b>
        <p>
          {t('request.asked', { name: request.askedBy, at: times.dateAndTime(request.createdAt) })}
          {localTime && ` ${t('request.at', { at: localTimes(localTime) })}`} {t('changed', { changes })}
          {request.casesReason && ` ${t('request.casesReason', { reason: request.casesReason })}`}
          {request.decidedBy && ` ${t('request.decided', { name: request.decidedBy })}`}
          {request.reason && ` “${request.reason}”`}
        </p>
      </div>
      {state === 'pending' && mayGoLive ? (
        <span className={classes.actions}>
          <Button variant="default" onClick={() => setDecision('reject')}>
            {t('act.reject')}
          </Button>
          <Button disabled={isOwn} title={isOwn ? t('request.own') : undefined} onClick={() => setDecision('approve')}>
            {t('act.approve')}
          </Button>
        </span>
      ) : (
        <StatusBadge status={requestStatuses[state]} />
      )}
      {decision && <DecideDialog request={request} decision={decision} onClose={() => setDecision(undefined)} />}
    </li>
  )
}
