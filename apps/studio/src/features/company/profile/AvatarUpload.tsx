import { useTranslation } from 'react-i18next'
import { reloadUserData } from '../../../core/session/ensure-user-data.ts'
import { client } from '../../../core/wire/client.ts'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import { MemberAvatar } from './MemberAvatar.tsx'

const purpose = 'avatar'

/** A picture is in use as soon as it is there: it is no part of what the form saves. */
const send: SendFile = async (file, { onProgress, signal }) => {
  const { id } = await client.upload.uploadFile({ purpose, name: file.name }, file, onProgress, signal)
  // Cancelled at the last moment: the file is there, but it is not the picture.
  if (signal.aborted) return
  await client.payment.savePassOrAvatar({ id })
  await reloadUserData()
}

export function AvatarUpload() {
  const { t } = useTranslation('profile')
  return (
    <Upload purpose={purpose} label={t('picture')} send={send}>
      <MemberAvatar size={56} />
    </Upload>
  )
}
