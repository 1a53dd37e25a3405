import type { CustomerDetail, CustomerPolicy } from '@coverwright/domain/sell/customer/customer'
import { Alert, Button } from '@mantine/core'
import { IconDownload, IconEraser, IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { useModes } from '../../../framework/list/use-modes.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Customer.module.css'
import { CustomerNotes } from './CustomerNotes.tsx'
import { CustomerRecords } from './CustomerRecords.tsx'
import { PolicyCard } from './PolicyCard.tsx'
import { saveJson } from './save-json.ts'

interface CustomerDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
}

/** What is about to be done that cannot be undone. */
type Asking = { readonly kind: 'erase' } | { readonly kind: 'cancel'; readonly policy: CustomerPolicy }

export function CustomerDrawer({ id, onClose }: CustomerDrawerProps) {
  const { t } = useTranslation('customer')
  const [asking, setAsking] = useState<Asking>()
  const item = useQuery(once(id, (known) => queries.customer.getCustomer({ id: known })))
  const name = item.data?.name ?? ''
  const act = async () => {
    if (asking?.kind === 'cancel') await acts.customer.cancelPolicy({ id: asking.policy.id })
    else if (id) await acts.customer.eraseCustomer({ id })
    setAsking(undefined)
    sayDone(asking?.kind === 'cancel' ? t('cancelled', { number: asking.policy.number }) : t('wasErased'))
  }
  const isCancel = asking?.kind === 'cancel'
  return (
    <>
      <DetailDrawer
        isOpen={id !== undefined}
        onClose={onClose}
        title={name || t('customer')}
        item={item}
        actions={(customer) => <Actions customer={customer} onErase={() => setAsking({ kind: 'erase' })} />}
      >
        {(customer) => <Detail customer={customer} onCancel={(policy) => setAsking({ kind: 'cancel', policy })} />}
      </DetailDrawer>
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={isCancel ? t('cancelAsk', { number: asking.policy.number }) : t('eraseAsk', { name })}
        consequences={
          isCancel ? [t('cancelEnds'), t('cancelRefund'), t('cancelTold')] : [t('eraseGone'), t('eraseStays')]
        }
        keep={t(isCancel ? 'keepPolicy' : 'keepData')}
        act={t(isCancel ? 'cancelAct' : 'eraseAct')}
        isDangerous
        onKeep={() => setAsking(undefined)}
        onAct={act}
      />
    </>
  )
}

function Actions({ customer, onErase }: { readonly customer: CustomerDetail; readonly onErase: () => void }) {
  const { t } = useTranslation('customer')
  const save = async () => saveJson(`${customer.name}.json`, await client.customer.exportCustomer({ id: customer.id }))
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void save().catch(sayFailed)}>
        {t('export')}
      </Button>
      {!customer.isErased && (
        <Button variant="default" leftSection={<IconEraser size={16} />} onClick={onErase}>
          {t('erase')}
        </Button>
      )}
    </>
  )
}

interface DetailProps {
  readonly customer: CustomerDetail
  readonly onCancel: (policy: CustomerPolicy) => void
}

function Detail({ customer, onCancel }: DetailProps) {
  const { t } = useTranslation('customer')
  const times = useTimeTexts()
  const modes = useModes()
  return (
    <div className={classes.detail}>
      {customer.isErased && (
        <Alert color="info" icon={<IconUserOff size={16} />} title={t('erased')}>
          {t('erasedHint')}
        </Alert>
      )}
      <Facts
        facts={[
          [t('email'), customer.email],
          [t('since'), times.date(customer.createdAt)],
          [modes.label, modes.nameOf(customer.mode)],
        ]}
      />
      <section aria-label={t('policies')}>
        <h3>{t('policies')}</h3>
        {customer.policies.length === 0 && <p className={classes.quiet}>{t('noPolicies')}</p>}
        {customer.policies.map((policy) => (
          <PolicyCard
            key={policy.id}
            policy={policy}
            email={customer.email}
            isErased={customer.isErased}
            onCancel={() => onCancel(policy)}
          />
        ))}
      </section>
      <CustomerRecords customer={customer} />
      <CustomerNotes customer={customer} />
    </div>
  )
}
