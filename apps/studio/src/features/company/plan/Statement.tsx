import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { CreditNotes } from './CreditNotes.tsx'
import { DueNotice } from './DueNotice.tsx'
import { Invoices } from './Invoices.tsx'
import { IssuerNotice } from './IssuerNotice.tsx'
import { Issuers } from './Issuers.tsx'
import { KeptCard } from './KeptCard.tsx'
import { Orders } from './Orders.tsx'
import { PlanTerms } from './PlanTerms.tsx'
import { Transfers } from './Transfers.tsx'

const own = ['orders', 'invoices', 'credits', 'card'] as const
/** Of whoever runs the product. */
const staff = ['transfers', 'plans', 'issuer'] as const
type Tab = (typeof own)[number] | (typeof staff)[number]

export function Component() {
  const maySet = useMay('set-plans')
  const asked = useSearchParams()[0].get('tab')
  const tabs: readonly Tab[] = maySet ? [...own, ...staff] : own
  const tab = tabs.find((each) => each === asked) ?? 'orders'
  const header = <StatementHeader tabs={tabs} current={tab} isForStaff={maySet} />
  switch (tab) {
    case 'invoices':
      return <Invoices header={header} />
    case 'credits':
      return <CreditNotes header={header} />
    case 'card':
      return <KeptCard header={header} />
    case 'transfers':
      return <Transfers header={header} />
    case 'plans':
      return <PlanTerms header={header} />
    case 'issuer':
      return <Issuers header={header} />
    case 'orders':
    default:
      return <Orders header={header} />
  }
}

interface StatementHeaderProps {
  readonly tabs: readonly Tab[]
  readonly current: Tab
  readonly isForStaff: boolean
}

function StatementHeader({ tabs, current, isForStaff }: StatementHeaderProps) {
  const { t } = useTranslation('plan')
  const reference = useSession(({ accountData }) => accountData?.company.referenceNumber)
  return (
    <>
      <PageHeader
        title={t('statement')}
        description={t('account.description', { reference })}
        actions={
          <>
            <Button component={Link} to={pathTo('/transactions-inclusive')} variant="default">
              {t('account.extra')}
            </Button>
            <Button component={Link} to={pathTo('/upgrade-info')} variant="default">
              {t('account.details')}
            </Button>
            <Button component={Link} to={pathTo('/upgrade')}>
              {t('account.change')}
            </Button>
          </>
        }
      />
      <DueNotice />
      {isForStaff && <IssuerNotice />}
      <LinkTabs
        label={t('account.tabs')}
        current={current}
        tabs={tabs.map((key) => ({ key, to: tabAddress('/account', tabs, key), label: t(`account.${key}`) }))}
      />
    </>
  )
}
