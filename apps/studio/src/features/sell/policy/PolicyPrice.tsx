import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { sayName } from '../../build/body-editing/say-name.ts'
import { PriceTrace } from '../referral/PriceTrace.tsx'
import classes from './Policy.module.css'

/** How the price came about: its parts, every step as it was kept with the quote, and the rows of tables that were used. */
export function PolicyPrice({ policy }: { readonly policy: Policy }) {
  const { t } = useTranslation('policy')
  const { trace, rows, reasons, currency } = policy
  const parts = ['netMinor', 'commissionMinor', 'feeMinor', 'taxMinor', 'grossMinor'] as const
  return (
    <>
      <Card title={t('priceOf')}>
        <dl className={classes.parts}>
          {parts.map((part) => (
            <div key={part}>
              <dt>{t(`parts.${part}`)}</dt>
              <dd>{moneyText(policy[part], currency)}</dd>
            </div>
          ))}
        </dl>
        {reasons.length > 0 && (
          <ul className={classes.lines} aria-label={t('reasons')}>
            {reasons.map(({ rule, outcome, reason, item }) => (
              <li key={`${rule} ${item}`}>
                <p>{reason}</p>
                <small>
                  {t(`outcomes.${outcome}`)} · {rule}
                </small>
              </li>
            ))}
          </ul>
        )}
        <PriceTrace trace={trace} money={(decimal) => moneyText(Math.round(Number(decimal) * 100), currency)} />
      </Card>
      {rows.length > 0 && (
        <Card title={t('rows')} note={t('rowsNote')}>
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('table')}</th>
                  <th scope="col">{t('foundBy')}</th>
                  <th scope="col">{t('found')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ table, edition, rows: numbers, item, asked, found }) => (
                  <tr key={`${table} ${item} ${found[0]?.name}`}>
                    <th scope="row">
                      {table}
                      <small>{t('rowOf', { edition, rows: numbers.join(', ') })}</small>
                    </th>
                    <td>{said(asked)}</td>
                    <td>{said(found)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      )}
    </>
  )
}

const said = (values: readonly { readonly name: string; readonly value: string }[]) =>
  values.map(({ name, value }) => `${sayName(name)}: ${value}`).join(', ')
