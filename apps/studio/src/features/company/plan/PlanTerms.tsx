import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { money } from './money.ts'
import classes from './Plan.module.css'
import { TermsDialog } from './TermsDialog.tsx'

const priced = (minor: number | null) => (minor === null ? '' : money(minor))

/** For the operator's staff: what is sold, what is to come, and what was. */
export function PlanTerms({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const plans = useQuery(queries.payment.listPlans({}))
  const [isAdding, setAdding] = useState(false)
  return (
    <Page>
      {header}
      <div className={classes.cards}>
        {plans.isLoadingError && <ErrorAlert error={plans.error} onRetry={() => void plans.refetch()} />}
        <Card
          className={classes.card}
          title={t('account.plans')}
          action={
            <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              {t('terms.add')}
            </Button>
          }
        >
          <div className={classes.wide}>
            <p className={classes.hint}>{t('terms.hint')}</p>
            <table className={classes.terms}>
              <thead>
                <tr>
                  {(['name', 'from', 'monthly', 'annual', 'units', 'included', 'each'] as const).map((key) => (
                    <th key={key} scope="col">
                      {t(`terms.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {plans.data?.map(({ id, name, validFrom, terms }) => (
                  <tr key={id}>
                    <td>{name}</td>
                    <td>{times.date(validFrom)}</td>
                    <td>{priced(terms.monthlyMinor)}</td>
                    <td>{priced(terms.annualMinor)}</td>
                    <td>{productTypes.map((type) => terms.allowance[type] ?? '∞').join(' / ')}</td>
                    <td>{terms.transactionsIncluded}</td>
                    <td>{money(terms.transactionMinor)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      </div>
      {isAdding && plans.data && <TermsDialog plans={plans.data} onClose={() => setAdding(false)} />}
    </Page>
  )
}
