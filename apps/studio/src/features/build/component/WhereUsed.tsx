import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './BlockBuilder.module.css'

/** The products whose pages follow a component, each leading to its pages. */
export function WhereUsed({ id }: { readonly id: string }) {
  const { t } = useTranslation('component')
  const { data, error, isLoadingError, refetch } = useQuery(queries.component.listUses({ id }))
  if (isLoadingError) return <ErrorAlert error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { products, count } = data
  if (count === 0) return <p className={classes.uses}>{t('usedNowhere')}</p>
  return (
    <div className={classes.uses}>
      <p>{t('usedBy', { count })}</p>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Anchor component={Link} to={pathTo(`/editor?product=${product.id}`)}>
              {product.name}
            </Anchor>
          </li>
        ))}
        {count > products.length && <li>{t('usedMore', { count: count - products.length })}</li>}
      </ul>
    </div>
  )
}
