import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { said } from '../../../core/text/said.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import classes from './Domain.module.css'
import { OrderPage } from './OrderPage.tsx'

/** There is no name for the money: why, and that it goes back. */
export function Component() {
  const { t } = useTranslation('domain')
  return (
    <OrderPage title={t('fail.title')}>
      {({ order }) =>
        order.state === 'abnormal' ? (
          <Card>
            <div className={classes.block}>
              <div className={classes.outcome} data-tone="warning">
                <IconAlertTriangle size={20} aria-hidden="true" />
                <div>
                  <b>{said(order.failure ?? '')}</b>
                  <p>{t('fail.back', { amount: moneyText(order.totalMinor, order.currency) })}</p>
                </div>
              </div>
              <div className={classes.actions}>
                <Button component={Link} to={pathTo('/domainSearch')}>
                  {t('order.another')}
                </Button>
              </div>
            </div>
          </Card>
        ) : (
          <Navigate to={pathTo(`/domainSuccess?order=${order.id}`)} replace />
        )
      }
    </OrderPage>
  )
}
