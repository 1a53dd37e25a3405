import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { LinkTabs } from '../../../framework/page/LinkTabs.tsx'
import { useBody } from '../body-editing/body-editing.ts'
import { CasesView } from './cases/CasesView.tsx'
import { ImpactView } from './impact/ImpactView.tsx'
import classes from './Rating.module.css'
import { RatingFrame } from './RatingFrame.tsx'
import { useBaseline, useTestCases } from './use-rating-data.ts'

/** Cases that must come out as they did, and what a change does to prices. */
export function TestPart() {
  const { t } = useTranslation('rating')
  const { product } = useBody()
  const [search] = useSearchParams()
  const cases = useTestCases(product.id)
  const view = search.get('view') === 'impact' ? 'impact' : 'cases'
  const address = `/bs-build?product=${product.id}&part=test`
  return (
    <RatingFrame>
      <header className={classes.head}>
        <div>
          <h2>{t('test.tabs')}</h2>
          <p>{t('test.hint')}</p>
        </div>
      </header>
      <LinkTabs
        label={t('test.tabs')}
        current={view}
        tabs={[
          { key: 'cases', to: address, label: t('test.cases'), count: cases.data?.length },
          { key: 'impact', to: `${address}&view=impact`, label: t('test.impact') },
        ]}
      />
      <div className={classes.view}>
        {cases.isError && <ErrorAlert error={cases.error} onRetry={() => void cases.refetch()} />}
        {cases.isPending && <Skeleton height={120} />}
        {cases.data && view === 'cases' && (
          <CasesView productId={product.id} cases={cases.data} isRunAtOnce={search.get('run') === 'all'} />
        )}
        {cases.data && view === 'impact' && <Impact productId={product.id} cases={cases.data} />}
      </div>
    </RatingFrame>
  )
}

type ImpactProps = Pick<Parameters<typeof ImpactView>[0], 'productId' | 'cases'>

function Impact({ productId, cases }: ImpactProps) {
  const baseline = useBaseline(productId)
  if (baseline.isLoadingError) return <ErrorAlert error={baseline.error} onRetry={() => void baseline.refetch()} />
  if (baseline.isPending) return <Skeleton height={120} />
  return <ImpactView productId={productId} cases={cases} baseline={baseline.data} />
}
