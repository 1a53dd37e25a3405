import type { Domain } from '@coverwright/domain/publish/domain/domain'
import { autoRenewalDays } from '@coverwright/domain/publish/domain-order/domain-order'
import { Button, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Reference } from '../../../framework/page/Reference.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Domain.module.css'

interface RegistrationProps {
  readonly id: string
  readonly registration: NonNullable<Domain['registration']>
}

/** Of a name that was bought here: until when it is theirs, and how they take it elsewhere. */
export function Registration({ id, registration }: RegistrationProps) {
  const { endsOn, renewalMinor, currency, isAutoRenewed } = registration
  const { t } = useTranslation('domain')
  const times = useTimeTexts()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const renew = useAct('domain.renewDomain')
  const reveal = useAct('domain.getTransferCode')
  const renewal = useAct('domain.setNameRenewal')
  const plan = useQuery(queries.payment.getSubscribePlan({}))
  const card = plan.data?.card
  const cardHint = () => {
    if (!card) return t('registration.autoNoCard')
    const { brand, last4 } = card
    const key = card.isRefused ? 'registration.autoRefused' : 'registration.autoCard'
    return t(key, { brand: brand || t('registration.card'), last4, count: autoRenewalDays })
  }
  const order = async () => {
    const placed = await renew.send({ id })
    await navigate(pathTo(`/domainPayment?order=${placed.id}`))
  }
  return (
    <Card title={t('registration.title')}>
      <div className={classes.block}>
        <p>{t('registration.until', { date: times.date(endsOn), amount: moneyText(renewalMinor, currency) })}</p>
        <Switch
          label={t('registration.auto')}
          description={plan.data ? cardHint() : undefined}
          checked={isAutoRenewed}
          disabled={renewal.isBusy}
          onChange={({ currentTarget }) => renewal.run({ id, isOn: currentTarget.checked })}
        />
        {code !== '' && (
          <p role="status">
            {t('registration.code')} <Reference text={code} />
          </p>
        )}
        <div className={classes.actions}>
          <Button
            variant="default"
            loading={reveal.isBusy}
            onClick={() => void reveal.send({ id }).then((answer) => setCode(answer.code), sayFailed)}
          >
            {t('registration.transfer')}
          </Button>
          <Button loading={renew.isBusy} onClick={() => void order().catch(sayFailed)}>
            {t('registration.renew')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
