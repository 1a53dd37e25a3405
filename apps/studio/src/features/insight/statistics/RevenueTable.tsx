import type { Revenue } from '@coverwright/domain/insight/traffic/traffic'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../../framework/number/money-text.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import classes from '../../../parts/figures/Statistics.module.css'

interface RevenueTableProps {
  readonly title: string
  /** Of the first column. */
  readonly name: string
  readonly rows: readonly (Revenue['totals'][number] & { readonly name: string })[]
}

const parts = ['netMinor', 'commissionMinor', 'feeMinor', 'taxMinor', 'grossMinor'] as const
const nameOf = {
  netMinor: 'net',
  commissionMinor: 'commission',
  feeMinor: 'fee',
  taxMinor: 'tax',
  grossMinor: 'gross',
} as const

/** Net, commission, fee and tax, which add up to the gross premium. */
export function RevenueTable({ title, name, rows }: RevenueTableProps) {
  const { t } = useTranslation('statistics')
  const { whole } = useNumberTexts()
  return (
    <Card title={title}>
      <table className={`${classes.table} ${classes.amounts}`}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{t('revenue.policies')}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {t(`revenue.${nameOf[part]}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name} ${row.currency}`}>
              <th scope="row">{row.name}</th>
              <td>{whole(row.policies)}</td>
              {parts.map((part) => (
                <td key={part}>{moneyText(row[part], row.currency)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
