import type { FunnelStep, Traffic } from '@coverwright/domain/insight/traffic/traffic'
import { useTranslation } from 'react-i18next'
import { BarSteps } from '../../../framework/chart/BarSteps.tsx'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import classes from '../../../parts/figures/Statistics.module.css'

/** From the first visit to the policy: how many got past each step. */
export function Funnel({ traffic: { funnel } }: { readonly traffic: Traffic }) {
  const { t } = useTranslation('statistics')
  const { whole, percent } = useNumberTexts()
  const nameOf = ({ kind, title, path }: FunnelStep) =>
    kind === 'page' || kind === 'former-page' ? (title ?? path ?? '') : t(`traffic.kind.${kind}`)
  const noteOf = ({ kind, path }: FunnelStep) =>
    kind === 'former-page' ? t('traffic.formerPage') : kind === 'page' ? (path ?? undefined) : undefined
  return (
    <Card title={t('traffic.funnel')}>
      <p className={classes.hint}>{t('traffic.funnelHint')}</p>
      <BarSteps
        caption={t('traffic.funnel')}
        columns={[t('traffic.step'), t('traffic.got'), t('traffic.wentOn')]}
        steps={funnel.map((step, at) => {
          const previous = funnel[at - 1]?.count
          return {
            key: `${step.kind} ${step.path}`,
            name: nameOf(step),
            note: noteOf(step),
            value: step.count,
            share: previous && step.kind !== 'former-page' ? percent((step.count / previous) * 100) : undefined,
          }
        })}
        format={whole}
      />
    </Card>
  )
}
