import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import { IconAlertTriangle, IconChevronRight, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queries } from '../../../core/wire/queries.ts'
import { asOf } from '../../../core/wire/queries-of.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './Publisher.module.css'
import { fixOf } from './readiness-fix.ts'

interface ReadinessProps {
  readonly productId: string
  readonly revision: number
  /** Below a panel's own heading, unless the page has none in between. */
  readonly heading?: 'h2' | 'h3'
}

const useReadiness = ({ productId: id, revision }: ReadinessProps) =>
  useQuery(asOf(queries.publisher.findMissing({ id }), revision))

/** Everything that stands in the way, each with the way to where it is put right. */
export function Readiness({ heading: Heading = 'h3', ...product }: ReadinessProps) {
  const { t } = useTranslation('publisher')
  const missing = useReadiness(product)
  if (missing.isLoadingError) return <ErrorAlert error={missing.error} onRetry={() => void missing.refetch()} />
  if (missing.isPending) return null
  return (
    <section className={classes.readiness} aria-label={t('readiness.title')}>
      <Heading>{t('readiness.title')}</Heading>
      <ul>
        {missing.data.map((lack) => (
          <Lack key={`${lack.area} ${lack.message} ${lack.path.join('.')}`} lack={lack} productId={product.productId} />
        ))}
        {missing.data.length === 0 && (
          <li data-tone="success">
            <IconCircleCheckFilled size={16} aria-hidden="true" />
            <span>{t('readiness.nothing')}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

interface LackProps {
  readonly lack: Missing
  readonly productId: string
}

/** One thing that stands in the way, in a list of them. */
export function Lack({ lack, productId }: LackProps) {
  const { t } = useTranslation('publisher')
  const { to, place } = fixOf(lack, productId)
  return (
    <li data-tone="warning">
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{lack.message}</span>
      <Link to={to}>
        {t(`readiness.fix.${place}`)}
        <IconChevronRight size={14} aria-hidden="true" />
      </Link>
    </li>
  )
}
