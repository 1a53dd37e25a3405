import type { Mount } from '@coverwright/domain/publish/release/mount'
import { Button, CopyButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { siteAddress } from '../../build/launch/site-address.ts'
import classes from './Publisher.module.css'

/** The password is shown once: only its hash is kept. */
export function PasswordDialog({ mount, onClose }: { readonly mount: Mount; readonly onClose: () => void }) {
  const { t } = useTranslation('publisher')
  const [password, setPassword] = useState<string>()
  const make = async () => setPassword((await client.publisher.newPassword({ id: mount.id })).password)
  return (
    <ConfirmDialog
      isOpen
      title={t('ask.password')}
      keep={t(password ? 'password.close' : 'notNow')}
      act={t(password ? 'password.another' : 'act.password')}
      onKeep={onClose}
      onAct={make}
      consequences={[t('password.once'), t('password.shutsOut'), t('password.members')]}
    >
      {password && (
        <div className={classes.pair}>
          <TextInput label={t('address')} value={siteAddress(mount.host, location)} readOnly />
          <TextInput label={t('password.label')} value={password} readOnly />
          <CopyButton value={`${siteAddress(mount.host, location)}\n${password}`}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'copied' : 'password.copy')}
              </Button>
            )}
          </CopyButton>
        </div>
      )}
    </ConfirmDialog>
  )
}
