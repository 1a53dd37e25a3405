import type { Currency } from '@coverwright/domain/base/money/money'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../../framework/number/money-text.ts'
import classes from './Domain.module.css'

interface Sums {
  readonly name: string
  readonly netMinor: number
  readonly vatPercent: number
  readonly vatMinor: number
  readonly totalMinor: number
  readonly currency: Currency
}

/** What one year of a name comes to. */
export function NameSums({ of }: { readonly of: Sums }) {
  const { t } = useTranslation('domain')
  const money = (minor: number) => moneyText(minor, of.currency)
  return (
    <table className={classes.sums}>
      <tbody>
        <tr>
          <th scope="row">{t('sums.year', { name: of.name })}</th>
          <td>{money(of.netMinor)}</td>
        </tr>
        <tr>
          <th scope="row">{of.vatPercent > 0 ? t('sums.vat', { percent: of.vatPercent }) : t('sums.noVat')}</th>
          <td>{money(of.vatMinor)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sums.total')}</th>
          <td>{money(of.totalMinor)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
