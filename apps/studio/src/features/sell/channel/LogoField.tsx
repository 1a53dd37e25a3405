import { Input } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import { Logo } from './Logo.tsx'

interface LogoFieldProps {
  readonly value: string
  readonly error?: unknown
  readonly onChange: (id: string) => void
}

/** Uploaded at once, worn when the form is saved. */
export function LogoField({ value, error, onChange }: LogoFieldProps) {
  const { t } = useTranslation('channel')
  const send: SendFile = async (file, { onProgress, signal }) => {
    const stored = await client.upload.uploadFile({ purpose: 'logo', name: file.name }, file, onProgress, signal)
    if (!signal.aborted) onChange(stored.id)
  }
  return (
    <div>
      <Input.Label component="div">{t('logo')}</Input.Label>
      <Upload purpose="logo" label={t(value ? 'logoChange' : 'logoChoose')} send={send}>
        <Logo fileId={value || null} size={40} />
      </Upload>
      {typeof error === 'string' && <Input.Error role="alert">{error}</Input.Error>}
    </div>
  )
}
