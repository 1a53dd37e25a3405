import type { Channel } from '@coverwright/domain/sell/channel/channel'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { Connections } from './Connections.tsx'
import { sellerLooks } from './looks.ts'

interface ChannelDrawerProps {
  readonly id: string | undefined
  /** Whose links are shown; else the channel's own. */
  readonly merchantCode?: string | undefined
  readonly onClose: () => void
  readonly onEdit?: (channel: Channel) => void
}

/** One channel, what it sells on which terms, and where its customers come in. */
export function ChannelDrawer({ id, merchantCode, onClose, onEdit }: ChannelDrawerProps) {
  const { t } = useTranslation('channel')
  const mayManage = useMay('manage-channels')
  const channel = useQuery({ ...queries.channel.getChannel({ id: id ?? '' }), enabled: id !== undefined })
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      onClose={onClose}
      title={channel.data?.name ?? t('channel')}
      item={channel}
      actions={(known) =>
        mayManage &&
        onEdit && (
          <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => onEdit(known)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {(known) => (
        <>
          <Facts
            facts={[
              [t('code'), known.code],
              [t('merchantCode'), merchantCode],
              [t('state'), <StatusBadge key="state" status={sellerLooks[known.state]} />],
              [t('type'), t(`types.${known.type}`)],
              [t('email'), known.email],
              [t('country'), t(`partner:countries.${known.country}`)],
            ]}
          />
          <Connections channel={known} merchantCode={merchantCode} />
        </>
      )}
    </DetailDrawer>
  )
}
