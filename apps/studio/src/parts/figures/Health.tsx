import type { Counted, Traffic } from '@coverwright/domain/insight/traffic/traffic'
import { useTranslation } from 'react-i18next'
import { useNumberTexts } from '../../framework/number/use-number-texts.ts'
import { Card } from '../../framework/page/Card.tsx'
import classes from './Statistics.module.css'

export function Health({ traffic }: { readonly traffic: Traffic }) {
  const { t } = useTranslation('monitoring')
  return (
    <Card title={t('health.title')}>
      <HealthFacts counted={traffic} names={['uptime', 'slow', 'requests', 'errors']} />
    </Card>
  )
}

type Name = 'uptime' | 'slow' | 'quotes' | 'sales' | 'requests' | 'errors'

interface HealthFactsProps {
  readonly counted: Counted
  readonly names: readonly Name[]
}

/** Figures in a row, each under its name. */
export function HealthFacts({ counted, names }: HealthFactsProps) {
  const { t } = useTranslation('monitoring')
  const { whole, uptime } = useNumberTexts()
  const said = {
    uptime: counted.uptime === null ? t('health.notChecked') : uptime(counted.uptime),
    slow: counted.slowMs === null ? t('health.none') : t('health.slowMs', { ms: whole(counted.slowMs) }),
    quotes: whole(counted.quotes),
    sales: whole(counted.sales),
    requests: whole(counted.requests),
    errors: whole(counted.errors),
  } satisfies Record<Name, string>
  return (
    <dl className={classes.facts}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`health.${name}`)}</dt>
          <dd data-tone={name === 'errors' && counted.errors > 0 ? 'danger' : undefined}>{said[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
