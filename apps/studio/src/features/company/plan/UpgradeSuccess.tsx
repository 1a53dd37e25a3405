import type { PayableOrder } from '@coverwright/domain/company/plan-order/plan-order'
import { messages } from '@coverwright/domain/messages'
import { Button, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import classes from './Plan.module.css'
import { useTicket } from './use-ticket.ts'

const goesOnAfterMs = 5000

/** Back from the card provider. What the address says is not believed: the provider is asked. */
export function Component() {
  const { t } = useTranslation('plan')
  const ticket = useTicket()
  const [checked, setChecked] = useState<PayableOrder | 'lost'>()
  /** Counts how often it was asked. */
  const [asked, ask] = useState(0)
  useEffect(() => {
    if (asked < 0) return undefined
    let isGone = false
    const look = async () => {
      const answer = await acts.payment.checkPayment({ ticket }).catch(() => 'lost' as const)
      if (!isGone) setChecked(answer)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [ticket, asked])
  if (!checked)
    return (
      <PublicPage title={t('success.checking')} lead="">
        <Skeleton height={80} radius="md" />
      </PublicPage>
    )
  if (checked !== 'lost' && checked.order.state === 'paid') return <Paid payable={checked} />
  return (
    <PublicPage title={t('pay.title')} lead="">
      <div className={classes.pay}>
        {checked === 'lost' ? (
          <Notice kind="danger" title={t('pay.failedLink')} body={t('pay.failedLinkHint')} />
        ) : (
          <NotPaid payable={checked} ticket={ticket} onLook={() => ask(asked + 1)} />
        )}
      </div>
    </PublicPage>
  )
}

interface NotPaidProps {
  readonly payable: PayableOrder
  readonly ticket: string
  readonly onLook: () => void
}

function NotPaid({ payable: { order, isUnderWay }, ticket, onLook }: NotPaidProps) {
  const { t } = useTranslation('plan')
  if (order.state === 'abnormal')
    return <Notice kind="danger" title={t('pay.abnormal')} body={order.failure && said(order.failure)} />
  if (isUnderWay)
    return (
      <>
        <Notice kind="info" title={t('success.waiting')} body={t('success.waitingHint')} />
        <Button size="lg" fullWidth onClick={onLook}>
          {t('success.again')}
        </Button>
      </>
    )
  return (
    <>
      <Notice kind="danger" title={said(messages.paymentFailed)} body={said(messages.paymentUnsuccessful)} />
      <Button
        component={Link}
        to={pathTo(`/upgrade-payment?${new URLSearchParams({ t: ticket }).toString()}`)}
        size="lg"
        fullWidth
      >
        {t('success.retry')}
      </Button>
    </>
  )
}

function Paid({ payable: { companyName, order } }: { readonly payable: PayableOrder }) {
  const { t } = useTranslation('plan')
  const navigate = useNavigate()
  const isSignedIn = useSession(({ tokens }) => Boolean(tokens))
  const next = pathTo(isSignedIn ? '/account' : '/')
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), goesOnAfterMs)
    return () => clearTimeout(timer)
  }, [navigate, next])
  return (
    <PublicPage title={t('success.title')} lead={t('success.lead', { plan: order.plan, company: companyName })}>
      <Button component={Link} to={next} size="lg" fullWidth>
        {t(isSignedIn ? 'success.toAccount' : 'success.toSignIn')}
      </Button>
    </PublicPage>
  )
}
