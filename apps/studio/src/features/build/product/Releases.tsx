import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { releaseStatuses } from '../../../parts/product/product-statuses.ts'
import classes from './ProductDrawer.module.css'

const newest = { nowPage: 1, pageSize: 20, orderBy: '-version' } as const

/** What was published of a product, the newest first. */
export function Releases({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('product')
  const times = useTimeTexts()
  const releases = useQuery(queries.publisher.listReleases({ productId }, newest))
  if (releases.isPending) return null
  return (
    <section className={classes.section}>
      <h3>{t('releases.title')}</h3>
      {releases.isError && <ErrorAlert error={releases.error} onRetry={() => void releases.refetch()} />}
      {releases.data?.items.length === 0 && <p className={classes.hint}>{t('releases.none')}</p>}
      <ul className={classes.releases}>
        {releases.data?.items.map(({ id, state, version, host, publishedAt, expiresAt }) => (
          <li key={id}>
            <span>
              <StatusBadge status={state ? releaseStatuses[state] : 'ready'} />
            </span>
            <span>
              <b>{t('releases.at', { version, host: host ?? t('releases.nowhere') })}</b>
              <span className={classes.hint}>
                {publishedAt &&
                  expiresAt &&
                  t('releases.span', { from: times.date(publishedAt), to: times.date(expiresAt) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
