import type { PricingTableVersion } from '@coverwright/domain/build/pricing-table/pricing-table'
import { useTranslation } from 'react-i18next'

/** Which days of cover a version prices. */
export function DaysText({
  version: { effectiveFrom, effectiveTo },
}: {
  readonly version: Pick<PricingTableVersion, 'effectiveFrom' | 'effectiveTo'>
}) {
  const { t } = useTranslation('pricing-table')
  if (effectiveFrom === null && effectiveTo === null) return <span>{t('days.all')}</span>
  if (effectiveTo === null) return <span>{t('days.from', { from: effectiveFrom })}</span>
  if (effectiveFrom === null) return <span>{t('days.to', { to: effectiveTo })}</span>
  return <span>{t('days.between', { from: effectiveFrom, to: effectiveTo })}</span>
}
