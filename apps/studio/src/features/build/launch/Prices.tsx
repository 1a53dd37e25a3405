import type { ReleaseReview } from '@coverwright/domain/publish/publisher/review'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { loadChunk } from '../../../core/start/load-chunk.ts'
import { loadTexts } from '../../../core/text/start-text.ts'
import { loaded } from '../../../core/wire/queries-of.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Finding } from './Finding.tsx'

const ImpactResult = lazy(async () => {
  const [{ ImpactResult: Result }] = await loadChunk(() =>
    Promise.all([import('../rating/impact/ImpactResult.tsx'), loadTexts('rating')]),
  )
  return { default: Result }
})

interface PricesProps {
  readonly review: ReleaseReview
  readonly productId: string
}

/** What the new version does to prices: of test cases, and of what buyers were quoted lately. */
export function Prices({ review, productId }: PricesProps) {
  const { t } = useTranslation('launch')
  const { live, isPricedTheSame, releaseId } = review
  if (!live) return null
  if (isPricedTheSame) return <Finding tone="success" title={t('prices.same')} />
  return (
    <Finding tone="info" title={t('prices.changed')}>
      <Impact key={releaseId} of={{ productId, before: live.releaseId, after: releaseId }} currency={review.currency} />
    </Finding>
  )
}

interface ImpactProps {
  readonly of: { readonly productId: string; readonly before: string; readonly after: string }
  readonly currency: string
}

function Impact({ of, currency }: ImpactProps) {
  const { t } = useTranslation('launch')
  const { signedPercent } = useNumberTexts()
  const mayReadQuotes = useMay('project')
  const impact = useQuery(
    loaded('release-impact', `${of.before} ${of.after}`, async () => {
      const { impactOfRelease } = await loadChunk(() => import('../rating/impact/impact-of-release.ts'))
      return impactOfRelease({ ...of, mayReadQuotes })
    }),
  )
  if (impact.isError) return <ErrorAlert error={impact.error} onRetry={() => void impact.refetch()} />
  if (!impact.data) return <p role="status">{t('prices.running')}</p>
  const { count, priced, up, down, averageBasisPoints: average } = impact.data
  if (count === 0) return <p>{t('prices.nothing')}</p>
  return (
    <>
      <p>
        {up + down === 0
          ? t('prices.still', { count: priced })
          : t('prices.moved', { up, down, of: priced, average: signedPercent(average) })}
      </p>
      <details>
        <summary>{t('prices.show')}</summary>
        <Suspense>
          <ImpactResult impact={impact.data} against="published" isOutdated={false} currency={currency} />
        </Suspense>
      </details>
    </>
  )
}
