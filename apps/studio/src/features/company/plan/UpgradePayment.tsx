import type { PayableOrder } from '@coverwright/domain/company/plan-order/plan-order'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { said } from '../../../core/text/said.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { money } from './money.ts'
import classes from './Plan.module.css'
import { Sums } from './Sums.tsx'
import { useTicket } from './use-ticket.ts'

/** Whoever has the link pays, signed in or not: who has no access any more once a trial ended can go on by it. */
export function Component() {
  const { t } = useTranslation('plan')
  const ticket = useTicket()
  const payable = useQuery({ ...queries.payment.getPayableOrder({ ticket }), enabled: ticket !== '', retry: false })
  const isLost = ticket === '' || payable.isError
  const lead = payable.data
    ? t('pay.lead', { company: payable.data.companyName, number: payable.data.order.number })
    : ''
  return (
    <PublicPage title={t('pay.title')} lead={lead}>
      {isLost && (
        <div className={classes.pay}>
          <Notice kind="danger" title={t('pay.failedLink')} body={t('pay.failedLinkHint')} />
          <Button component={Link} to={pathTo('/')} size="lg" fullWidth>
            {t('pay.signIn')}
          </Button>
        </div>
      )}
      {!isLost && payable.isPending && <Skeleton height={200} radius="md" />}
      {payable.data && <Paying payable={payable.data} ticket={ticket} />}
    </PublicPage>
  )
}

interface PayingProps {
  readonly payable: PayableOrder
  readonly ticket: string
}

function Paying({ payable: { order, payBy, referenceNumber, account }, ticket }: PayingProps) {
  const { t } = useTranslation('plan')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const amount = money(order.totalMinor)
  const pay = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { url } = await client.wallpayment.subscribePayment({ ticket })
      window.location.assign(url)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  if (order.state === 'paid') return <Notice kind="info" title={t('pay.paid')} body={t('pay.paidHint')} />
  if (order.state === 'abnormal')
    return <Notice kind="danger" title={t('pay.abnormal')} body={order.failure && said(order.failure)} />
  if (order.isCancelled) return <Notice kind="danger" title={t('pay.cancelled')} body={t('pay.cancelledHint')} />
  return (
    <div className={classes.pay}>
      <FormNotice failure={failure} />
      <Sums of={order} />
      {payBy === 'card' ? (
        <>
          <Button size="lg" fullWidth loading={isBusy} onClick={() => void pay()}>
            {t('pay.button', { amount })}
          </Button>
          <p className={classes.hint}>{t('pay.card')}</p>
        </>
      ) : (
        <Notice
          kind="info"
          title={t('pay.transfer')}
          body={
            <>
              {t('pay.transferHint', { amount, reference: referenceNumber, number: order.number })}
              {account ? (
                <ul className={classes.account} aria-label={t('pay.account')}>
                  {account.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ) : (
                ` ${t('pay.accountFollows')}`
              )}
            </>
          }
        />
      )}
    </div>
  )
}
