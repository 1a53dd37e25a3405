import type { ReferralDetail } from '@coverwright/domain/sell/referral/referral'
import { Alert, Skeleton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { Decision } from './Decision.tsx'
import { PriceTrace } from './PriceTrace.tsx'
import classes from './Referral.module.css'
import { referralStatuses } from './referral-statuses.ts'

/** One case: what was answered, why it was referred, how the price came about, and what is decided. */
export function ReferralCase({ id }: { readonly id: string }) {
  const { t } = useTranslation('referral')
  const item = useQuery(queries.referral.getReferral({ id }))
  return (
    <Page>
      <PageHeader
        parent={{ title: t('title'), path: '/complexCase' }}
        title={item.data?.reference ?? t('case')}
        description={item.data && `${item.data.productName}, ${item.data.customer || t('nobody')}`}
        actions={item.data && <StatusBadge status={referralStatuses[item.data.state]} />}
      />
      <div className={classes.body}>
        {item.isError && <ErrorAlert error={item.error} onRetry={() => void item.refetch()} />}
        {item.isPending && <Skeleton height={320} />}
        {item.data && <Case referral={item.data} />}
      </div>
    </Page>
  )
}

function Case({ referral }: { readonly referral: ReferralDetail }) {
  const { t } = useTranslation('referral')
  const { rules, answers, trace, currency } = referral
  return (
    <div className={classes.case}>
      <div className={classes.column}>
        <Card title={t('whyReferred')}>
          <ul className={classes.reasons}>
            {rules
              .filter(({ outcome }) => outcome !== 'accept')
              .map(({ rule, reason, item }) => (
                <li key={`${rule} ${item}`}>
                  {reason} <code>{rule}</code>
                </li>
              ))}
          </ul>
        </Card>
        <Card title={t('answers')}>
          <div className={classes.padded}>
            {answers.length > 0 ? (
              <Facts facts={answers.map(({ label, text }) => [label, text] as const)} />
            ) : (
              <p className={classes.quiet}>{t('erased')}</p>
            )}
          </div>
        </Card>
        <Card title={t('trace')} note={t('traceNote')}>
          <PriceTrace trace={trace} money={(decimal) => moneyText(Math.round(Number(decimal) * 100), currency)} />
        </Card>
      </div>
      <div className={classes.column}>
        <About referral={referral} />
        <Decision key={referral.decidedAt ?? ''} referral={referral} />
      </div>
    </div>
  )
}

function About({ referral }: { readonly referral: ReferralDetail }) {
  const { t } = useTranslation('referral')
  const times = useTimeTexts()
  const {
    customer,
    customerId,
    policyId,
    email,
    mode,
    coverStart,
    createdAt,
    decidedAt,
    decidedBy,
    validUntil,
    state,
  } = referral
  return (
    <Card title={t('about')}>
      <div className={classes.padded}>
        {mode === 'test' && (
          <Alert color="info" icon={<IconInfoCircle size={16} />}>
            {t('isTest')}
          </Alert>
        )}
        <Facts
          facts={[
            [
              t('customer'),
              customerId ? (
                <Link key="customer" to={pathTo(`/customer-management-center?customer=${customerId}`)}>
                  {customer}
                </Link>
              ) : (
                customer
              ),
            ],
            [t('email'), email],
            [
              t('policy'),
              policyId && (
                <Link key="policy" to={pathTo(`/customer-management-center?policy=${policyId}`)}>
                  {t('openPolicy')}
                </Link>
              ),
            ],
            [t('coverStart'), times.date(coverStart)],
            [t('since'), times.dateAndTime(createdAt)],
            [t('decided'), decidedAt && `${times.dateAndTime(decidedAt)}, ${decidedBy ?? ''}`],
            [t('validUntil'), state === 'accepted' && validUntil ? times.date(validUntil) : null],
            [t('declinedFor'), state === 'declined' ? referral.declinedFor : null],
            [t('reason'), state === 'declined' ? null : referral.terms?.reason],
          ]}
        />
      </div>
    </Card>
  )
}
