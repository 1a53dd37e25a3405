import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { asOf } from '../../../core/wire/queries-of.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './ProductDrawer.module.css'

/** Asked again at every revision: a save may close a gap or open one. */
export const useMissing = ({ id, revision }: Pick<MountedProduct, 'id' | 'revision'>, isAsked: boolean) =>
  useQuery({
    ...asOf(queries.publisher.findMissing({ id }), revision),
    enabled: isAsked,
  })

/** What stands in the way of publishing, all of it at once. */
export function Missing({ product }: { readonly product: MountedProduct }) {
  const { t } = useTranslation('product')
  const missing = useMissing(product, true)
  if (missing.isPending) return null
  return (
    <section className={classes.section}>
      <h3>{t('missing.title')}</h3>
      {missing.isError && <ErrorAlert error={missing.error} onRetry={() => void missing.refetch()} />}
      <ul className={classes.missing}>
        {missing.data?.map(({ area, message, path }) => (
          <li key={`${area} ${message} ${path.join('.')}`} data-tone="warning">
            <IconAlertTriangle size={16} aria-hidden="true" />
            {message}
          </li>
        ))}
        {missing.data?.length === 0 && (
          <li data-tone="success">
            <IconCircleCheckFilled size={16} aria-hidden="true" />
            {t('missing.nothing')}
          </li>
        )}
      </ul>
    </section>
  )
}
