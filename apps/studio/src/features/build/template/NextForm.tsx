import type { Template } from '@coverwright/domain/build/template/template'
import type { FormText } from '@coverwright/domain/build/template/template-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import classes from './Form.module.css'
import type { ChangeDocument } from './template-session.ts'

interface NextFormProps {
  readonly template: Template
  readonly written: FormText['values']
  readonly change: ChangeDocument
}

/** Another file in place of this one: what was written stays in the fields that are called the same. */
export function NextForm({ template, written, change }: NextFormProps) {
  const { t } = useTranslation('template')
  const [lost, setLost] = useState<readonly string[]>([])
  const send: SendFile = async (file, { onProgress, signal }) => {
    const { fileId, fields } = await acts.template.uploadNextForm({ id: template.id }, file, onProgress, signal)
    const names = new Set(fields.map(({ name }) => name))
    const values = written.filter(({ field }) => names.has(field))
    change((draft) => void (draft.form = { fileId, values: [...values] }), t('form.next'), 'act')
    setLost(written.filter(({ field, text }) => text !== '' && !names.has(field)).map(({ field }) => field))
  }
  return (
    <>
      <Upload purpose="template-form" label={t('form.next')} send={send} />
      <p className={classes.hint}>{t('form.nextHint')}</p>
      {lost.length > 0 && (
        <p className={classes.hint} role="status">
          {t('form.lost', { fields: lost.join(', ') })}
        </p>
      )}
    </>
  )
}
