import type { ProductState } from '@coverwright/domain/product/product-lifecycle'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../app/wire/client.ts'
import classes from './Products.module.css'

const tabs = ['all', 'draft', 'trash'] as const

export type ProductTab = (typeof tabs)[number]

/** What a tab shows; all is everything but the trash. */
export const stateOfTab: Readonly<Record<ProductTab, ProductState | undefined>> = {
  all: undefined,
  draft: 'draft',
  trash: 'trash',
}

export const readTab = (params: URLSearchParams): ProductTab => tabs.find((tab) => tab === params.get('tab')) ?? 'all'

/** Links, not switches: each tab is a list with an address of its own. */
export function ProductTabs({ current }: { readonly current: ProductTab }) {
  const { t } = useTranslation('product')
  return (
    <nav className={classes.tabs} aria-label={t('tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={tab === 'all' ? '/project' : `/project?tab=${tab}`}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tab.${tab}`)} <Count tab={tab} />
        </Link>
      ))}
    </nav>
  )
}

function Count({ tab }: { readonly tab: ProductTab }) {
  const state = stateOfTab[tab]
  const { data } = useQuery({
    queryKey: ['product', 'listProducts', 'count', tab],
    queryFn: () => client.product.listProducts(state ? { state } : {}, { nowPage: 1, pageSize: 1 }),
    select: ({ total }) => total,
  })
  return <span className={classes.count}>{data}</span>
}
