import { IconChecklist } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMay } from '../../../core/session/use-may.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { ItemList } from './ItemList.tsx'
import { Reports } from './Reports.tsx'
import { Reviews } from './Reviews.tsx'

const tabs = ['reviews', 'reports', 'own'] as const

/** The queue: designers see how theirs fare, and those who run the product decide. */
export function Component() {
  const { t } = useTranslation('exchange')
  const mayReview = useMay('review-designs')
  const [search] = useSearchParams()
  const tab = mayReview ? (tabs.find((each) => each === search.get('tab')) ?? 'reviews') : 'own'
  const header = (
    <>
      <PageHeader title={t('approval')} description={t(mayReview ? 'reviewHint' : 'approvalHint')} />
      {mayReview && (
        <LinkTabs
          label={t('approval')}
          current={tab}
          tabs={tabs.map((key) => ({ key, to: tabAddress('/approvalSBCX', tabs, key), label: t(`tab.${key}`) }))}
        />
      )}
    </>
  )
  if (tab === 'reviews') return <Reviews header={header} />
  if (tab === 'reports') return <Reports header={header} />
  return (
    <ItemList
      name={t('approval')}
      header={header}
      empty={
        <Empty
          icon={<IconChecklist size={20} />}
          title={t('nothingSubmitted')}
          description={t('nothingSubmittedHint')}
        />
      }
    />
  )
}
