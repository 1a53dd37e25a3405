import { Button } from '@mantine/core'
import { IconLock, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay, useMayRead } from '../../../core/session/use-may.ts'
import { LinkTabs } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { InvitePartnerDialog } from '../../company/partner/InvitePartnerDialog.tsx'

export const primaryTabs = ['own', 'offers', 'sales'] as const

export type PrimaryTab = (typeof primaryTabs)[number]

export function PrimaryHeader({ tab }: { readonly tab: PrimaryTab }) {
  const { t } = useTranslation('primary-product')
  const mayInvite = useMay('manage-partners')
  const mayReadOffers = useMayRead('offers')
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            {mayReadOffers && (
              <Button
                component={Link}
                to={pathTo('/exclusive-node')}
                variant="default"
                leftSection={<IconLock size={16} />}
              >
                {t('screens:exclusiveNode')}
              </Button>
            )}
            {mayInvite && (
              <Button leftSection={<IconUserPlus size={16} />} onClick={() => setInviting(true)}>
                {t('invite')}
              </Button>
            )}
          </>
        }
      />
      <LinkTabs
        label={t('tabs')}
        current={tab}
        tabs={primaryTabs.map((key) => ({ key, to: `/primary-product?tab=${key}`, label: t(`tab.${key}`) }))}
      />
      {isInviting && <InvitePartnerDialog onClose={() => setInviting(false)} />}
    </>
  )
}
