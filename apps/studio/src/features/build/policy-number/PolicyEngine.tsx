import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { DesignList } from './DesignList.tsx'
import { NumberedProductList } from './NumberedProductList.tsx'
import classes from './PolicyEngine.module.css'

const tabs = ['designs', 'products'] as const

export function Component() {
  const { t } = useTranslation('policy-number')
  const [params] = useSearchParams()
  const current = tabs.find((tab) => tab === params.get('tab')) ?? 'designs'
  const headerWith = (actions?: React.ReactNode) => (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={actions} />
      <nav className={classes.tabs} aria-label={t('tabs')}>
        {tabs.map((tab) => (
          <Link
            key={tab}
            to={tab === 'designs' ? '/policy-engine' : `/policy-engine?tab=${tab}`}
            aria-current={tab === current ? 'page' : undefined}
          >
            {t(`tab.${tab}`)}
          </Link>
        ))}
      </nav>
    </>
  )
  return current === 'designs' ? <DesignList headerWith={headerWith} /> : <NumberedProductList header={headerWith()} />
}
