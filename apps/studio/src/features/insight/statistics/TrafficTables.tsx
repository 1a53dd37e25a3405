import type { Traffic } from '@coverwright/domain/insight/traffic/traffic'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from '../../../parts/figures/Statistics.module.css'

interface TrafficProps {
  readonly traffic: Traffic
}

export function Entries({ traffic: { entries } }: TrafficProps) {
  const { t } = useTranslation('statistics')
  const { whole } = useNumberTexts()
  return (
    <Card title={t('traffic.entries')}>
      {entries.length === 0 ? (
        <p className={classes.hint}>{t('traffic.entriesNone')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('traffic.page')}</th>
              <th scope="col">{t('traffic.visits')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ path, title, visits }) => (
              <tr key={path}>
                <th scope="row">
                  {title ?? path}
                  {title && <small>{path}</small>}
                </th>
                <td>{whole(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

export function Outages({ traffic: { outages } }: TrafficProps) {
  const { t } = useTranslation('statistics')
  const times = useTimeTexts()
  return (
    <Card title={t('traffic.outages')}>
      {outages.length === 0 ? (
        <p className={classes.hint}>{t('traffic.outagesNone')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('traffic.outageHost')}</th>
              <th scope="col">{t('traffic.outageBegan')}</th>
              <th scope="col">{t('traffic.outageEnded')}</th>
            </tr>
          </thead>
          <tbody>
            {outages.map(({ host, problem, beganAt, endedAt }) => (
              <tr key={`${host} ${beganAt}`}>
                <th scope="row">
                  {host}
                  <small>{said(problem)}</small>
                </th>
                <td>{times.dateAndTime(beganAt)}</td>
                <td>{endedAt ? times.dateAndTime(endedAt) : t('traffic.goesOn')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
