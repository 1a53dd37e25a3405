import type { Mount } from '@coverwright/domain/publish/release/mount'
import { Button, CopyButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { siteAddress } from '../../build/launch/site-address.ts'
import classes from './Publisher.module.css'

/** The password is shown once: only its hash is kept. */
export function PasswordDialog({ mount, onClose }: { readonly mount: Mount; readonly onClose: () => void }) {
  const { t } = useTranslation('publisher')
  const [password, setPassword] = useState<string>()
  const make = async () => setPassword((await client.publisher.newPassword({ id: mount.id })).password)
  if (password) return <Made password={password} mount={mount} onAnother={make} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={t('ask.password')}
      keep={t('notNow')}
      act={t('act.password')}
      onKeep={onClose}
      onAct={make}
      consequences={[t('password.once'), t('password.shutsOut'), t('password.members')]}
    />
  )
}

interface MadeProps {
  readonly password: string
  readonly mount: Mount
  readonly onAnother: () => Promise<void>
  readonly onClose: () => void
}

/** Done comes first: another one would shut out whoever was just given this. */
function Made({ password, mount, onAnother, onClose }: MadeProps) {
  const { t } = useTranslation('publisher')
  const address = siteAddress(mount.host, location)
  return (
    <Dialog title={t('password.made')} onClose={onClose}>
      <div className={classes.pair}>
        <TextInput label={t('address')} value={address} readOnly />
        <TextInput label={t('password.label')} value={password} readOnly />
        <CopyButton value={`${address}\n${password}`}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'copied' : 'password.copy')}
            </Button>
          )}
        </CopyButton>
        <p className={classes.hint}>{t('password.once')}</p>
        <div className={classes.actions}>
          <Button size="lg" onClick={onClose} data-autofocus>
            {t('password.close')}
          </Button>
          <Button size="lg" variant="default" onClick={() => void onAnother().catch(sayFailed)}>
            {t('password.another')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
