import { Alert, Button } from '@mantine/core'
import { IconAlertCircle, IconCreditCard, IconFlask } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { DataName } from '../../../framework/page/DataName.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { connectionStatuses, gatewayStatuses } from './gateway-statuses.ts'
import classes from './PaymentGateway.module.css'
import type { OfferedGateway } from './use-gateways.ts'

interface GatewayCardProps {
  readonly offered: OfferedGateway
  /** Nothing is active: what is installed is what customers pay at. */
  readonly isFirst: boolean
  readonly mayChange: boolean
  readonly onInstall: () => Promise<unknown>
  readonly onConnect: () => Promise<unknown>
  readonly onActivate: () => void
  readonly onDeactivate: () => void
}

export function GatewayCard(props: GatewayCardProps) {
  const { t } = useTranslation('gateway')
  const { kind, state, isOffered, takesLive, takesTest, gateway, connection } = props.offered
  const connected = connection && connection.state !== 'not-configured' ? connection.state : gateway?.connection
  const takes = takesLive && takesTest ? 'both' : takesLive ? 'live' : 'testOnly'
  return (
    <Card>
      <div className={classes.head}>
        <Tile tone={kind === 'stripe' ? 'accent' : 'neutral'}>
          {kind === 'stripe' ? <IconCreditCard size={15} /> : <IconFlask size={15} />}
        </Tile>
        <h2>{t(`kinds.${kind}`)}</h2>
        <StatusBadge status={gatewayStatuses[state]} />
        <span className={classes.action}>{props.mayChange ? <Actions {...props} /> : <span>{t('mayNot')}</span>}</span>
      </div>
      <div className={classes.body}>
        <p>{t(`about.${kind}`)}</p>
        {!isOffered && <p className={classes.quiet}>{t('notOffered')}</p>}
        {isOffered && (
          <Facts
            facts={[
              [t('takes'), t(takes)],
              [t('connection'), connected && <StatusBadge key="state" status={connectionStatuses[connected]} />],
              [t('account'), gateway?.account && <DataName key="account" name={gateway.account} />],
              [t('waitsFor'), connection?.due.join(', ')],
            ]}
          />
        )}
        {connected === 'error' && (
          <Alert color="danger" icon={<IconAlertCircle size={16} />} title={t('brokenTitle')}>
            {t('broken')}
          </Alert>
        )}
      </div>
    </Card>
  )
}

function Actions({ offered, isFirst, onInstall, onConnect, onActivate, onDeactivate }: GatewayCardProps) {
  const { t } = useTranslation('gateway')
  const [isBusy, setBusy] = useState(false)
  const { kind, state, isOffered, gateway, connection } = offered
  const run = (work: () => Promise<unknown>) => () => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  if (!isOffered) return null
  if (state === 'not-configured')
    return kind === 'stripe' ? (
      <Button loading={isBusy} onClick={run(onConnect)}>
        {t('connect')}
      </Button>
    ) : (
      <Button variant={isFirst ? 'filled' : 'default'} loading={isBusy} onClick={run(onInstall)}>
        {t(isFirst ? 'installActive' : 'install')}
      </Button>
    )
  const needsConnection = kind === 'stripe' && connection !== undefined && connection.state !== 'connected'
  return (
    <>
      {needsConnection && (
        <Button variant={state === 'active' ? 'filled' : 'default'} loading={isBusy} onClick={run(onConnect)}>
          {t(connection?.state === 'error' ? 'connectAgain' : gateway?.account ? 'goOn' : 'connect')}
        </Button>
      )}
      {state === 'active' ? (
        <Button variant="default" onClick={onDeactivate}>
          {t('deactivate')}
        </Button>
      ) : (
        !needsConnection && <Button onClick={onActivate}>{t('activate')}</Button>
      )}
    </>
  )
}
