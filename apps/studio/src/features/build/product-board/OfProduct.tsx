import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { queries } from '../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { ChooseProduct } from '../../../parts/product/ChooseProduct.tsx'

interface OfProductProps {
  readonly title: string
  readonly children: (product: MountedProduct) => ReactNode
}

/** A screen about one product, which `?product=` names. */
export function OfProduct({ title, children }: OfProductProps) {
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
      {id === '' && <ChooseProduct />}
    </Page>
  )
}
