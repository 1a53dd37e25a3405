import type { CommissionStatement } from '@coverwright/domain/sell/commission/commission'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from '../../../parts/figures/Statistics.module.css'

const most = { nowPage: 1, pageSize: 10, orderBy: '-month' } as const

const kindOf = ({ merchant, payee }: CommissionStatement) => (merchant ? 'merchant' : payee)

/** Who brought the latest customers, from the sums of the ledger: channels, their merchants, agents and the company itself. */
export function SellersTable() {
  const { t } = useTranslation('statistics')
  const { whole } = useNumberTexts()
  const statements = useQuery(queries.commission.listStatements({}, most))
  const { items = [], total = 0 } = statements.data ?? {}
  const nameOf = ({ payee, channelName, agentName, merchant }: CommissionStatement) =>
    payee === 'broker' ? t('sellers.own') : [channelName || agentName, merchant].filter(Boolean).join(' · ')
  if (statements.isLoadingError)
    return <ErrorAlert error={statements.error} onRetry={() => void statements.refetch()} />
  if (items.length === 0) return null
  return (
    <Card title={t('sellers.title')}>
      <table className={`${classes.table} ${classes.amounts}`}>
        <thead>
          <tr>
            <th scope="col">{t('sellers.seller')}</th>
            <th scope="col">{t('sellers.kind')}</th>
            <th scope="col">{t('sellers.month')}</th>
            <th scope="col">{t('revenue.policies')}</th>
            <th scope="col">{t('sellers.earned')}</th>
            <th scope="col">{t('sellers.back')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((statement) => (
            <tr key={statement.id}>
              <th scope="row">{nameOf(statement)}</th>
              <td>{t(`sellers.kinds.${kindOf(statement)}`)}</td>
              <td>{statement.month}</td>
              <td>{whole(statement.sales)}</td>
              <td>{moneyText(statement.earnedMinor, statement.currency)}</td>
              <td>{moneyText(statement.clawedBackMinor, statement.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > items.length && (
        <Anchor component={Link} to={pathTo('/partner-hub?tab=commission')} p="md" display="block">
          {t('sellers.all', { count: total })}
        </Anchor>
      )}
    </Card>
  )
}
