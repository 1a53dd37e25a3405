import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { HubTabs } from './HubTabs.tsx'
import { InvitePartnerDialog } from './InvitePartnerDialog.tsx'
import { ListingSwitch } from './ListingSwitch.tsx'
import { countsQuery } from './queries.ts'

export function PartnerHeader({ tab }: { readonly tab: 'partners' | 'insurers' }) {
  const { t } = useTranslation('partner')
  const [isInviting, setInviting] = useState(false)
  const mayManage = useMay('manage-partners')
  const counts = useQuery(countsQuery)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          mayManage && (
            <>
              <ListingSwitch />
              <Button leftSection={<IconUserPlus size={16} />} onClick={() => setInviting(true)}>
                {t('invite')}
              </Button>
            </>
          )
        }
      />
      <HubTabs current={tab} counts={counts.data} />
      {isInviting && <InvitePartnerDialog onClose={() => setInviting(false)} />}
    </>
  )
}
