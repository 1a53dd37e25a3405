import { Alert, Skeleton } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { useSlow } from '../../../framework/delays.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { GatewayCard } from './GatewayCard.tsx'
import classes from './PaymentGateway.module.css'
import { type OfferedGateway, useGateways } from './use-gateways.ts'

interface Asking {
  readonly offered: OfferedGateway
  readonly action: 'activate' | 'deactivate'
}

export function Component() {
  const { t } = useTranslation('gateway')
  const { gateways, error, retry, install, installActive, act, connect } = useGateways()
  const [asking, setAsking] = useState<Asking>()
  const mayChange = useMay('manage-gateways')
  const isSlow = useSlow(!gateways && !error)
  const active = gateways?.find(({ state }) => state === 'active')
  const change = async ({ offered, action }: Asking) => {
    await act(offered.gateway?.id ?? '', action)
    setAsking(undefined)
    sayDone(t(action === 'activate' ? 'activated' : 'deactivated', { name: t(`kinds.${offered.kind}`) }))
  }
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('settings'), path: '/setting' }}
        title={t('title')}
        description={t('description')}
      />
      <div className={classes.gateways} data-lack="gateway">
        {isSlow && <Skeleton height={180} radius="md" />}
        {error && <ErrorAlert error={error} onRetry={retry} />}
        {gateways && !active && (
          <Alert color="warning" icon={<IconCreditCard size={16} />} title={t('noneActive')}>
            {t('noneActiveHint')}
          </Alert>
        )}
        {gateways?.map((offered) => (
          <GatewayCard
            key={offered.kind}
            offered={offered}
            isFirst={active === undefined}
            mayChange={mayChange}
            onInstall={() =>
              (active ? install(offered.kind) : installActive(offered.kind))
                .then(() => sayDone(t(active ? 'installed' : 'installedActive', { name: t(`kinds.${offered.kind}`) })))
                .catch(sayFailed)
            }
            onConnect={() => connect().catch(sayFailed)}
            onActivate={() => {
              const wanted: Asking = { offered, action: 'activate' }
              if (active) setAsking(wanted)
              else change(wanted).catch(sayFailed)
            }}
            onDeactivate={() => setAsking({ offered, action: 'deactivate' })}
          />
        ))}
      </div>
      <ActDialog
        asking={asking}
        active={active}
        onKeep={() => setAsking(undefined)}
        onAct={() => (asking ? change(asking) : undefined)}
      />
    </Page>
  )
}

interface ActDialogProps {
  readonly asking: Asking | undefined
  readonly active: OfferedGateway | undefined
  readonly onKeep: () => void
  readonly onAct: () => Promise<unknown> | undefined
}

function ActDialog({ asking, active, onKeep, onAct }: ActDialogProps) {
  const { t } = useTranslation('gateway')
  const name = asking ? t(`kinds.${asking.offered.kind}`) : ''
  const replaced = active ? t(`kinds.${active.kind}`) : ''
  const isActivating = asking?.action === 'activate'
  return (
    <ConfirmDialog
      isOpen={asking !== undefined}
      title={t(isActivating ? 'confirm.activate' : 'confirm.deactivate', { name })}
      consequences={
        isActivating
          ? [t('confirm.replaces', { name: replaced }), t('confirm.next', { name }), t('confirm.underWay')]
          : [t('confirm.noMore'), t('confirm.underWay')]
      }
      keep={isActivating ? t('confirm.keep', { name: replaced }) : t('confirm.keepActive')}
      act={t(isActivating ? 'activate' : 'deactivate')}
      isDangerous={!isActivating}
      onKeep={onKeep}
      onAct={onAct}
    />
  )
}
