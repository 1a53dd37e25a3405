import type { ProductState } from '@coverwright/domain/build/product/product-lifecycle'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'

const tabs = ['all', 'draft', 'trash'] as const

export type ProductTab = (typeof tabs)[number]

/** What a tab shows; all is everything but the trash. */
export const stateOfTab: Readonly<Record<ProductTab, ProductState | undefined>> = {
  all: undefined,
  draft: 'draft',
  trash: 'trash',
}

export const readTab = (params: URLSearchParams): ProductTab => tabs.find((tab) => tab === params.get('tab')) ?? 'all'

export function ProductTabs({ current }: { readonly current: ProductTab }) {
  const { t } = useTranslation('product')
  return (
    <LinkTabs
      label={t('tabs')}
      current={current}
      tabs={tabs.map((key) => ({
        key,
        to: tabAddress('/project', tabs, key),
        label: t(`tab.${key}`),
        count: <Count tab={key} />,
      }))}
    />
  )
}

function Count({ tab }: { readonly tab: ProductTab }) {
  const state = stateOfTab[tab]
  const { data } = useQuery({
    ...queries.product.listProducts(state ? { state } : {}, { nowPage: 1, pageSize: 1 }),
    select: ({ total }) => total,
  })
  return data
}
