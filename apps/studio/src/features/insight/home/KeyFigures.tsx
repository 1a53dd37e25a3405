import { localeOf } from '@coverwright/domain/base/language/language'
import { type KeyFigures as Figures, quoteToSale } from '@coverwright/domain/insight/statistics/key-figures'
import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { changeOf, percentText } from '../../../framework/number/percent-text.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Figure } from '../../../parts/figures/Figure.tsx'
import classes from '../../../parts/figures/KeyFigures.module.css'
import { useRange } from '../../../parts/figures/use-range.ts'
import { countryDefaults } from '../../../parts/product/country-defaults.ts'

/** What was quoted and sold, from the records of the sales themselves. */
export default function KeyFigures() {
  const { t } = useTranslation('home')
  const { range, mode } = useRange()
  const figures = useQuery({
    ...queries.dashboard.getKeyFigures({ range, mode }),
    placeholderData: keepPreviousData,
  })
  if (figures.isLoadingError) return <ErrorAlert error={figures.error} onRetry={() => void figures.refetch()} />
  if (!figures.data) return <Skeleton height={126} radius="md" />
  return (
    <section className={classes.figures} aria-label={t('figures.title')} aria-busy={figures.isFetching}>
      <All figures={figures.data} />
    </section>
  )
}

function All({ figures }: { readonly figures: Figures }) {
  const { t, i18n } = useTranslation('home')
  const country = useSession(({ accountData }) => accountData?.company.country)
  const locale = localeOf(i18n.language)
  const whole = new Intl.NumberFormat(locale)
  const inWhole = (value: number) => whole.format(value)
  const oneDigit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const { before, series } = figures
  const [premium, ...others] = figures.premiums
  // Before the first sale: nothing, in the money of the company's country.
  const currency = premium?.currency ?? countryDefaults[country ?? 'GB'].currency
  const inMoney = (minor: number) => moneyText(minor, currency)
  const earlier = before?.premiums.find((one) => one.currency === currency)?.writtenMinor
  const rate = quoteToSale(figures)
  const rateBefore = before ? quoteToSale(before) : undefined
  return (
    <>
      <Figure
        name={t('figures.quotes')}
        value={whole.format(figures.quotes)}
        change={changeOf(figures.quotes, before?.quotes, inWhole, locale)}
        series={series.map(({ quotes }) => quotes)}
      />
      <Figure
        name={t('figures.policies')}
        value={whole.format(figures.policies)}
        change={changeOf(figures.policies, before?.policies, inWhole, locale)}
        series={series.map(({ policies }) => policies)}
      />
      <Figure
        name={t('figures.premium')}
        value={inMoney(premium?.writtenMinor ?? 0)}
        note={[...others.map((one) => moneyText(one.writtenMinor, one.currency)), t('figures.premiumNote')].join(', ')}
        change={changeOf(premium?.writtenMinor ?? 0, earlier, inMoney, locale)}
        series={series.map(({ writtenMinor }) => writtenMinor)}
      />
      <Figure
        name={t('figures.rate')}
        value={rate === undefined ? t('figures.none') : percentText(rate, locale)}
        change={
          rate !== undefined && rateBefore !== undefined
            ? {
                by: rate - rateBefore,
                text: t('figures.points', { by: oneDigit.format(Math.abs(rate - rateBefore)) }),
                from: percentText(rateBefore, locale),
              }
            : undefined
        }
        series={series.map(({ quotes, policies }) => (quotes === 0 ? 0 : policies / quotes))}
      />
      {figures.partners.policies > 0 && (
        <Figure
          name={t('figures.partners')}
          value={whole.format(figures.partners.policies)}
          note={t('figures.partnersNote', {
            premium: figures.partners.premiums.map((one) => moneyText(one.writtenMinor, one.currency)).join(', '),
          })}
          change={undefined}
          series={[]}
        />
      )}
    </>
  )
}
