import { messages } from '@coverwright/domain/messages'
import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconLoader2 } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Domain.module.css'
import { type NameOrder, OrderPage } from './OrderPage.tsx'

/** Back from the card provider. What the address says is not believed: the provider is asked, then the registrar. */
export function Component() {
  const { t } = useTranslation('domain')
  return <OrderPage title={t('success.title')}>{(order) => <Bought of={order} />}</OrderPage>
}

function Bought({ of: { order, isUnderWay } }: { readonly of: NameOrder }) {
  const { t } = useTranslation('domain')
  const { id, name, state, domainId, purpose } = order
  const ask = useAct('domain.DoMaincallBackCheckout')
  // Once for each arrival: from then on the person asks.
  useEffect(() => void acts.domain.DoMaincallBackCheckout({ id }).catch(sayFailed), [id])
  if (state === 'abnormal') return <Navigate to={pathTo(`/domainFail?order=${id}`)} replace />
  if (state === 'unpaid')
    return (
      <Card>
        <div className={classes.block}>
          <div role="status">
            <b>{isUnderWay || ask.isBusy ? t('success.asking') : said(messages.paymentFailed)}</b>
            <p className={classes.quiet}>
              {isUnderWay || ask.isBusy ? t('success.askingHint') : said(messages.paymentUnsuccessful)}
            </p>
          </div>
          <div className={classes.actions}>
            <Button variant="default" loading={ask.isBusy} onClick={() => ask.run({ id })}>
              {t('success.again')}
            </Button>
            <Button component={Link} to={pathTo(`/domainPayment?order=${id}`)}>
              {t('success.toPayment')}
            </Button>
          </div>
        </div>
      </Card>
    )
  const isDone = state === 'registered'
  return (
    <Card>
      <div className={classes.block}>
        <div className={classes.outcome} data-tone={isDone ? 'success' : 'neutral'} role="status">
          {isDone ? (
            <IconCircleCheckFilled size={20} aria-hidden="true" />
          ) : (
            <IconLoader2 size={20} aria-hidden="true" />
          )}
          <div>
            <b>{t(isDone ? 'success.yours' : 'success.paid', { name })}</b>
            <p>{t(isDone ? (purpose === 'renew' ? 'success.renewed' : 'success.yoursHint') : 'success.paidHint')}</p>
          </div>
        </div>
        {isDone && domainId && (
          <div className={classes.actions}>
            <Button component={Link} to={pathTo(`/checkDomain?domain=${domainId}`)} variant="default">
              {t('success.toDomain')}
            </Button>
            <Button component={Link} to={pathTo('/publisher')}>
              {t('success.publish')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
