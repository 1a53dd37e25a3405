import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'

interface OfProductProps {
  readonly title: string
  readonly children: (product: MountedProduct) => ReactNode
}

/** A screen about one product, which `?product=` names. */
export function OfProduct({ title, children }: OfProductProps) {
  const { t } = useTranslation('product-board')
  const [search] = useSearchParams()
  const id = search.get('product') ?? ''
  const product = useQuery({
    ...queries.product.getProduct({ id }),
    enabled: id !== '',
  })
  if (product.data) return children(product.data)
  return (
    <Page>
      <PageHeader title={title} />
      {product.isError && <ErrorAlert error={product.error} onRetry={() => void product.refetch()} />}
      {id === '' && (
        <Empty
          icon={<IconStack2 size={20} />}
          title={t('noProduct')}
          description={t('noProductHint')}
          action={
            <Button component={Link} to={pathTo('/project')}>
              {t('toProducts')}
            </Button>
          }
        />
      )}
    </Page>
  )
}
