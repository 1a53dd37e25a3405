import type { PlanPreview } from '@coverwright/domain/company/plan-order/plan-order'
import { useTranslation } from 'react-i18next'
import { money } from './money.ts'
import classes from './Plan.module.css'

/** What an order comes to, line by line. */
export function Sums({
  of,
}: {
  readonly of: Pick<PlanPreview, 'lines' | 'netMinor' | 'vatPercent' | 'vatMinor' | 'totalMinor'>
}) {
  const { t } = useTranslation('plan')
  return (
    <table className={classes.sums}>
      <tbody>
        {of.lines.map(({ text, amountMinor }) => (
          <tr key={text}>
            <td>{text}</td>
            <td>{money(amountMinor)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('upgrade.net')}</th>
          <td>{money(of.netMinor)}</td>
        </tr>
        <tr>
          <th scope="row">{of.vatPercent > 0 ? t('upgrade.vat', { percent: of.vatPercent }) : t('upgrade.noVat')}</th>
          <td>{money(of.vatMinor)}</td>
        </tr>
        <tr>
          <th scope="row">{t('upgrade.total')}</th>
          <td>{money(of.totalMinor)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
