import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { MissingList } from '../../build/launch/MissingList.tsx'
import { useMissing } from '../../build/launch/use-missing.ts'
import classes from './Publisher.module.css'

interface ReadinessProps {
  readonly productId: string
  readonly revision: number
  /** Below a panel's own heading, unless the page has none in between. */
  readonly heading?: 'h2' | 'h3'
}

/** Everything that stands in the way, each with the way to where it is put right. */
export function Readiness({ heading: Heading = 'h3', productId, revision }: ReadinessProps) {
  const { t } = useTranslation('publisher')
  const missing = useMissing({ id: productId, revision })
  if (missing.isLoadingError) return <ErrorAlert error={missing.error} onRetry={() => void missing.refetch()} />
  if (missing.isPending) return null
  return (
    <section className={classes.readiness} aria-label={t('readiness.title')}>
      <Heading>{t('readiness.title')}</Heading>
      <MissingList missing={missing.data} productId={productId} />
    </section>
  )
}
