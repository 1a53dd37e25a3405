import type { CustomerPolicy } from '@coverwright/domain/sell/customer/customer'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { policyStatuses } from '../policy/policy-statuses.ts'
import classes from './Customer.module.css'

interface PolicyCardProps {
  readonly policy: CustomerPolicy
  readonly email: string
  readonly isErased: boolean
  readonly onCancel: () => void
}

export function PolicyCard({ policy, email, isErased, onCancel }: PolicyCardProps) {
  const { t } = useTranslation('customer')
  const times = useTimeTexts()
  const { instalments, currency } = policy
  const overdue = instalments.find(({ state }) => state === 'overdue')
  const resend = async () => {
    await client.customer.resendDocuments({ id: policy.id })
    sayDone(t('resent', { email }))
  }
  return (
    <Card title={policy.number} action={<StatusBadge status={policyStatuses[policy.state]} />}>
      <div className={classes.policy}>
        <Facts
          facts={[
            [t('plan'), `${policy.productName}, ${policy.plan}`],
            [t('insured'), policy.insured],
            [t('cover'), `${times.date(policy.startsOn)} – ${times.date(policy.endsOn)}`],
            [t('price'), `${moneyText(policy.grossMinor, currency)}, ${t(`every.${policy.frequency}`)}`],
            [
              t('instalments'),
              instalments.length > 0
                ? t('paidOf', {
                    paid: instalments.filter(({ state }) => state === 'paid').length,
                    all: instalments.length,
                  })
                : null,
            ],
            [
              t('certificate'),
              policy.certificateUrl ? (
                <a key="pdf" href={policy.certificateUrl} target="_blank" rel="noreferrer">
                  {t('open')}
                </a>
              ) : (
                t('making')
              ),
            ],
          ]}
        />
        {overdue && (
          <p className={classes.overdue}>
            {t('overdue', { number: overdue.number, on: times.date(overdue.nextOn ?? overdue.dueOn) })}
          </p>
        )}
        <div className={classes.buttons}>
          <Button
            size="sm"
            variant="default"
            component={Link}
            to={pathTo(`/customer-management-center?policy=${policy.id}`)}
          >
            {t('openPolicy')}
          </Button>
          {!isErased && (
            <Button size="sm" variant="default" onClick={() => void resend().catch(sayFailed)}>
              {t('resend')}
            </Button>
          )}
          {!isErased && policy.cancellableUntil && (
            <Button size="sm" variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
