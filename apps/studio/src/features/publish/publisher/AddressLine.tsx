import { messages } from '@coverwright/domain/messages'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { isMounted } from '@coverwright/domain/publish/release/mount-lifecycle'
import { ActionIcon } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { client } from '../../../core/wire/client.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { siteAddress } from '../../build/launch/site-address.ts'
import classes from './Publisher.module.css'

/** Where it is, to copy and to open. A member opens a staging site without its password. */
export function AddressLine({ mount }: { readonly mount: Mount }) {
  const { t } = useTranslation('publisher')
  const address = siteAddress(mount.host, location)
  const open = async () => {
    if (mount.state === 'live') return window.open(address, '_blank', 'noreferrer')
    const { path } = await client.publisher.openStaging({ id: mount.id })
    return window.open(`${address}${path}`, '_blank', 'noreferrer')
  }
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => sayDone(t('copied')),
      () => sayFailed(said(messages.copyFailed)),
    )
  return (
    <div className={classes.address}>
      <span>{mount.host}</span>
      <ActionIcon variant="subtle" size="sm" aria-label={t('copyAddress')} onClick={() => void copy()}>
        <IconCopy size={14} />
      </ActionIcon>
      {isMounted(mount.state) && (
        <ActionIcon variant="subtle" size="sm" aria-label={t('openSite')} onClick={() => void open().catch(sayFailed)}>
          <IconExternalLink size={14} />
        </ActionIcon>
      )}
    </div>
  )
}
