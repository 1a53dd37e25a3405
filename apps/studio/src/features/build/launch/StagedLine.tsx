import type { Mount } from '@coverwright/domain/publish/release/mount'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Launch.module.css'
import { siteAddress } from './site-address.ts'

/** What goes live is what stands in staging: where to look at it, and whether it is what the product is now. */
export function StagedLine({ mount, isChanged }: { readonly mount: Mount; readonly isChanged: boolean }) {
  const { t } = useTranslation('launch')
  const open = async () => {
    const { path } = await client.publisher.openStaging({ id: mount.id })
    window.open(`${siteAddress(mount.host, location)}${path}`, '_blank', 'noreferrer')
  }
  return (
    <>
      <p className={classes.staged}>
        {t('staged', { ...mount })}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconExternalLink size={14} />}
          onClick={() => void open().catch(sayFailed)}
        >
          {t('openSite')}
        </Button>
      </p>
      {isChanged && (
        <Alert color="warning" icon={<IconAlertTriangle size={16} />}>
          {t('changedSince')}
        </Alert>
      )}
    </>
  )
}
