import {
  capacityOf,
  formatNumber,
  type PolicyNumberDesign,
} from '@coverwright/domain/build/policy-number/policy-number'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { LockedAlert } from '../../../framework/page/LockedAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { statusOf } from './design-status.ts'
import classes from './PolicyEngine.module.css'

export function DesignFacts({ design }: { readonly design: PolicyNumberDesign }) {
  const { t } = useTranslation('policy-number')
  const times = useTimeTexts()
  const { startCount, usedCount, remaining, nextNumber, startDate, endDate, minCount, maxCount } = design
  const last = startCount + capacityOf(design) - 1
  return (
    <div className={classes.form}>
      {design.isUsed && (
        <LockedAlert kind="settled" title={t('used.title')}>
          {t('used.text')}
        </LockedAlert>
      )}
      <Facts
        facts={[
          [t('state'), <StatusBadge key="state" status={statusOf(design)} />],
          [t('next'), nextNumber ?? t('noNext')],
          [t('range'), `${formatNumber(design, startCount)} ${t('preview.to')} ${formatNumber(design, last)}`],
          [t('usedCount'), usedCount],
          [t('left'), remaining],
          [t('form.startDate'), startDate && times.date(startDate)],
          [t('form.endDate'), endDate && times.date(endDate)],
          [t('form.minCount'), minCount],
          [t('form.maxCount'), maxCount],
        ]}
      />
    </div>
  )
}
