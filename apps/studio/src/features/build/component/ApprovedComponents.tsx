import { IconBookmark } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { ComponentList } from './ComponentList.tsx'

export function Component() {
  const { t } = useTranslation('component')
  return (
    <ComponentList
      name={t('approvedTitle')}
      isAvailable
      header={<PageHeader title={t('approvedTitle')} description={t('approvedHint')} />}
      empty={<Empty icon={<IconBookmark size={20} />} title={t('noneApproved')} description={t('noneApprovedHint')} />}
    />
  )
}
