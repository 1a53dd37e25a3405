import type { Policy } from '@coverwright/domain/sell/policy/policy'
import type { HistoryKind } from '@coverwright/domain/sell/policy/policy-history'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Policy.module.css'

type Entry = Policy['history'][number]

/** What the customer does themselves, on the site or by a mailed link: there is no account to name. */
const byCustomer: ReadonlySet<HistoryKind> = new Set([
  'begun',
  'answered',
  'language',
  'saved',
  'resumed',
  'priced',
  'declared',
  'payment-begun',
  'code-sent',
  'code-refused',
  'cancelled',
])

/** What happened, by whom and when, as the audit has it. */
export function PolicyHistory({ policy: { history, currency } }: { readonly policy: Policy }) {
  const { t } = useTranslation('policy')
  const times = useTimeTexts()
  const nameOf = ({ who, what }: Entry) => {
    if (who.kind !== 'product') return who.name || t(`actor.${who.kind}`)
    return t(byCustomer.has(what) ? 'actor.customer' : 'actor.product')
  }
  const wordsOf = ({ what, amountMinor, about }: Entry) => {
    const amount = amountMinor === undefined ? '' : moneyText(amountMinor, currency)
    return [t(`happened.${what}`, { about: about ?? '' }), amount].filter(Boolean).join(' · ')
  }
  return (
    <Card title={t('history')}>
      <ol className={classes.lines}>
        {history.map((entry) => (
          <li key={entry.id}>
            <p>{wordsOf(entry)}</p>
            {entry.correction?.changes.map(({ name, label, before, after }) => (
              <p key={name} className={classes.change}>
                {label} <del>{before || t('empty')}</del> <ins>{after || t('empty')}</ins>
              </p>
            ))}
            {entry.correction && <p className={classes.change}>{t('because', { reason: entry.correction.reason })}</p>}
            <small>
              {times.dateAndTime(entry.at)} · {nameOf(entry)}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  )
}
