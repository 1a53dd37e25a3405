import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { DatedTable } from './DatedTable.tsx'
import { money } from './money.ts'
import { TermsDialog } from './TermsDialog.tsx'

const priced = (minor: number | null) => (minor === null ? '' : money(minor))

/** What is sold, what is to come, and what was. */
export function PlanTerms({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const plans = useQuery(queries.payment.listPlans({}))
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <DatedTable
        header={header}
        title={t('account.plans')}
        hint={t('terms.hint')}
        add={t('terms.add')}
        onAdd={() => setAdding(true)}
        query={plans}
        columns={(['name', 'from', 'monthly', 'annual', 'units', 'included', 'each'] as const).map((key) =>
          t(`terms.${key}`),
        )}
      >
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
      </DatedTable>
      {isAdding && plans.data && <TermsDialog plans={plans.data} onClose={() => setAdding(false)} />}
    </>
  )
}
