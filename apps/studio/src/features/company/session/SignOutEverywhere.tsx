import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { tellLeft } from '../../../core/wire/sign-out.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'

/** Here too: whoever asks for it has lost sight of where they are signed in. */
export function SignOutEverywhere({ onKeep }: { readonly onKeep: () => void }) {
  const { t } = useTranslation('sign-ins')
  const [forgetsDevices, setForgets] = useState(false)
  const act = async () => {
    await client.identity.signOutEverywhere({ forgetsDevices })
    tellLeft()
    clearSession()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('everywhereAsk')}
      consequences={[t('everywhereAtOnce'), t('everywhereKeys')]}
      keep={t('everywhereKeep')}
      act={t('everywhere')}
      isDangerous
      onKeep={onKeep}
      onAct={act}
    >
      <Checkbox
        label={t('forgetToo')}
        checked={forgetsDevices}
        onChange={({ currentTarget: { checked } }) => setForgets(checked)}
      />
    </ConfirmDialog>
  )
}
