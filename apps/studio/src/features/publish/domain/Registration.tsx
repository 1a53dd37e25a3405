import { formatMoney } from '@coverwright/domain/base/money/money'
import type { Domain } from '@coverwright/domain/publish/domain/domain'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useAct } from '../../../framework/act/use-act.ts'
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
export function Registration({ id, registration: { endsOn, renewalMinor, currency } }: RegistrationProps) {
  const { t } = useTranslation('domain')
  const times = useTimeTexts()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const renew = useAct('domain.renewDomain')
  const reveal = useAct('domain.getTransferCode')
  const order = async () => {
    const placed = await renew.send({ id })
    await navigate(pathTo(`/domainPayment?order=${placed.id}`))
  }
  return (
    <Card title={t('registration.title')}>
      <div className={classes.block}>
        <p>{t('registration.until', { date: times.date(endsOn), amount: formatMoney(renewalMinor, currency) })}</p>
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
