import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { LinkTabs } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'

const ofCompany = ['sources', 'connectors', 'keywords'] as const
const ofProduct = ['dataset', ...ofCompany] as const

export type DataTab = (typeof ofProduct)[number]

/** Which tab is open, and of which product where it is of one. */
export function useDataTab() {
  const [search] = useSearchParams()
  const productId = search.get('product') ?? undefined
  const tabs: readonly DataTab[] = productId ? ofProduct : ofCompany
  const tab = tabs.find((each) => each === search.get('tab')) ?? tabs[0] ?? 'sources'
  return { productId, tabs, tab }
}

/** The head of everything that texts and questions draw on: of a product, or of the whole company. */
export function DataHeader({ actions }: { readonly actions?: ReactNode }) {
  const { t } = useTranslation('data-source')
  const { pathname } = useLocation()
  const { productId, tabs, tab: current } = useDataTab()
  const path = pathname === '/dataset-library' ? '/dataset-library' : '/setData'
  const addressOf = (tab: DataTab) =>
    pathTo(`${path}?${new URLSearchParams({ ...(productId && { product: productId }), tab })}`)
  return (
    <>
      <PageHeader
        title={t(path === '/setData' ? 'screens:setData' : 'screens:datasetLibrary')}
        description={t(`about.${current}`)}
        actions={actions}
        {...(productId && { parent: { title: t('board'), path: `/dashBoard?product=${productId}` } })}
      />
      <LinkTabs
        label={t('tabs')}
        current={current}
        tabs={tabs.map((tab) => ({ key: tab, to: addressOf(tab), label: t(`tab.${tab}`) }))}
      />
    </>
  )
}
