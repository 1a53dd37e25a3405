import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { HubTabs } from '../../company/partner/HubTabs.tsx'

interface SellerHeaderProps {
  readonly tab: 'channels' | 'merchants'
  /** Makes a new one. */
  readonly onAdd: () => void
}

export function SellerHeader({ tab, onAdd }: SellerHeaderProps) {
  const { t } = useTranslation('channel')
  const mayManage = useMay('manage-channels')
  return (
    <>
      <PageHeader
        title={t('partner:title')}
        description={t(`about.${tab}`)}
        actions={
          mayManage && (
            <Button leftSection={<IconPlus size={16} />} onClick={onAdd}>
              {t(`${tab}.add`)}
            </Button>
          )
        }
      />
      <HubTabs current={tab} />
    </>
  )
}
