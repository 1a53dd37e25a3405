import type { Currency } from '@coverwright/domain/base/money/money'
import type { Premium, Quote } from '@coverwright/domain/build/rating/quote'
import { useTranslation } from 'react-i18next'
import { moneyText } from '../../../../framework/number/money-text.ts'
import { StatusBadge } from '../../../../framework/status/StatusBadge.tsx'
import { decisionStatuses } from './decision-statuses.ts'
import classes from './Test.module.css'

interface QuoteResultProps {
  readonly quote: Quote
  readonly tookMs: number
  /** What the published version asks for the same, where there is one. */
  readonly liveMinor: number | null
}

/** The decision with every reason, and the premium in its parts. */
export function QuoteResult({ quote, tookMs, liveMinor }: QuoteResultProps) {
  const { t } = useTranslation('rating')
  const { decision, reasons, premium } = quote
  return (
    <section className={classes.result} aria-label={t('test.result')}>
      <div className={classes.decision}>
        <StatusBadge status={decisionStatuses[decision]} />
        <span className={classes.took}>{t('test.took', { ms: tookMs < 1 ? '< 1' : Math.round(tookMs) })}</span>
      </div>
      {reasons.length > 0 && (
        <ul className={classes.reasons}>
          {reasons.map(({ rule, outcome, reason, item }) => (
            <li key={`${rule} ${item ?? ''} ${reason}`} data-outcome={outcome}>
              {reason}
              {item !== undefined && ` (${item})`}
            </li>
          ))}
        </ul>
      )}
      {premium ? (
        <Price premium={premium} liveMinor={liveMinor} />
      ) : (
        <p className={classes.hint}>{t('test.noPrice')}</p>
      )}
    </section>
  )
}

function Price({ premium, liveMinor }: { readonly premium: Premium; readonly liveMinor: number | null }) {
  const { t } = useTranslation('rating')
  const money = (minor: number) => moneyText(minor, premium.currency as Currency)
  const [plan] = premium.instalments
  const [pounds = '', pence = ''] = money(plan ? plan.eachMinor : premium.grossMinor).split('.')
  const difference = liveMinor === null ? 0 : premium.grossMinor - liveMinor
  return (
    <>
      <div className={classes.price}>
        <div>
          <span className={classes.hint}>{plan ? t('test.perPayment', { count: plan.count }) : t('test.perYear')}</span>
          <output className={classes.big}>
            {pounds}
            {pence && <span>.{pence}</span>}
          </output>
        </div>
        {plan && (
          <div className={classes.year}>
            <span className={classes.hint}>{t('test.year')}</span>
            <b>{money(premium.grossMinor)}</b>
          </div>
        )}
      </div>
      {liveMinor !== null && (
        <p className={classes.hint}>
          {difference === 0
            ? t('test.asLive')
            : t(difference > 0 ? 'test.moreThanLive' : 'test.lessThanLive', { amount: money(Math.abs(difference)) })}
        </p>
      )}
      <dl className={classes.split}>
        <Part name={t('test.net')} amount={money(premium.netMinor)} />
        <Part name={t('test.commission')} amount={money(premium.commissionMinor)} sign="+" />
        <Part name={t('test.fee')} amount={money(premium.feeMinor)} sign="+" />
        <Part name={t('test.tax')} amount={money(premium.taxMinor)} sign="+" />
        <Part name={t('test.gross')} amount={money(premium.grossMinor)} sign="=" />
      </dl>
      {premium.instalments.map(({ plan: name, count, totalMinor, firstMinor, eachMinor }) => (
        <p key={name} className={classes.hint}>
          {firstMinor === eachMinor
            ? t('test.evenPayments', { plan: name, count, each: money(eachMinor), total: money(totalMinor) })
            : t('test.payments', {
                plan: name,
                count: count - 1,
                first: money(firstMinor),
                each: money(eachMinor),
                total: money(totalMinor),
              })}
        </p>
      ))}
    </>
  )
}

function Part({ name, amount, sign = '' }: { readonly name: string; readonly amount: string; readonly sign?: string }) {
  return (
    <div data-sum={sign === '=' || undefined}>
      <dt>{name}</dt>
      <dd>
        {sign} {amount}
      </dd>
    </div>
  )
}
