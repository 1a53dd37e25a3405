import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Domain.module.css'
import { NameSums } from './NameSums.tsx'
import { type NameOrder, OrderPage } from './OrderPage.tsx'

/** On a page of the card provider; card data never reach us. */
export function Component() {
  const { t } = useTranslation('domain')
  return <OrderPage title={t('pay.title')}>{(order) => <Paying of={order} />}</OrderPage>
}

function Paying({ of: { order, isUnderWay, takesCards } }: { readonly of: NameOrder }) {
  const { t } = useTranslation('domain')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const cancel = useAct('domain.cancelDomainOrder', { done: () => t('pay.cancelled') })
  const { id, state, isCancelled, isAutomatic, nextOn, domainId } = order
  const times = useTimeTexts()
  const pay = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { url } = await client.domain.checkoutPaymentDoMain({ id })
      window.location.assign(url)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  if (state !== 'unpaid') return <Navigate to={pathTo(`/domainSuccess?order=${id}`)} replace />
  if (isCancelled)
    return (
      <p className={classes.quiet}>
        {t('pay.cancelled')} <Link to={pathTo('/domainSearch')}>{t('order.another')}</Link>
      </p>
    )
  return (
    <Card>
      <div className={classes.block}>
        {failure !== undefined && <ErrorAlert error={failure} />}
        <NameSums of={order} />
        {isAutomatic && (
          <p className={classes.quiet}>
            {nextOn ? t('pay.automatic', { date: times.date(nextOn) }) : t('pay.automaticOver')}
          </p>
        )}
        {isUnderWay && !isAutomatic && <p className={classes.quiet}>{t('pay.underWay')}</p>}
        <p className={classes.quiet}>{t(takesCards ? 'pay.card' : 'pay.noCards')}</p>
        <div className={classes.actions}>
          {isAutomatic && domainId ? (
            <Button component={Link} to={pathTo(`/checkDomain?domain=${domainId}`)} variant="default">
              {t('pay.toName')}
            </Button>
          ) : (
            <Button variant="default" loading={cancel.isBusy} onClick={() => cancel.run({ id })}>
              {t('pay.cancel')}
            </Button>
          )}
          <Button loading={isBusy} disabled={!takesCards} onClick={() => void pay()}>
            {t('pay.act', { amount: moneyText(order.totalMinor, order.currency) })}
          </Button>
        </div>
      </div>
    </Card>
  )
}
