import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { OfferList } from './OfferList.tsx'

/** What is reserved to those who are bound. */
export function Component() {
  const { t } = useTranslation('primary-product')
  return (
    <OfferList
      isExclusive
      header={
        <PageHeader
          title={t('exclusiveTitle')}
          description={t('exclusiveDescription')}
          parent={{ title: t('title'), path: '/primary-product' }}
        />
      }
    />
  )
}
