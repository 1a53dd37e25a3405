import type { FormField } from '@coverwright/domain/build/template/template-form'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { Pane, PaneSection } from '../../../framework/editor/Pane.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { DocumentHead } from './DocumentFields.tsx'
import { FormFieldWords } from './FormFieldWords.tsx'
import { FormOutline } from './FormOutline.tsx'
import { NextForm } from './NextForm.tsx'
import { Preview } from './Preview.tsx'
import { WrittenKind } from './template-kind.ts'
import { changeText, type WorkProps } from './template-session.ts'

/** An uploaded form: its fields, its pages as they are printed, and what is written into the field that is chosen. */
export function FormWork(props: WorkProps<'document'>) {
  const { template, content, language, isLocked } = props
  const { t } = useTranslation('template')
  const [chosen, setChosen] = useState<string>()
  const text = content.texts[language]
  const fileId = text?.form?.fileId ?? ''
  const file = useQuery({ ...queries.template.getForm({ fileId }), enabled: fileId !== '' })
  if (!text?.form) return null
  const change = changeText(props)
  const written = new Map(text.form.values.map((value) => [value.field, value.text]))
  const fields = file.data?.fields ?? []
  const field = fields.find(({ name }) => name === chosen)
  const write = ({ name }: FormField, words: string) =>
    change(
      ({ form }) => {
        if (!form) return
        const value = form.values.find((one) => one.field === name)
        if (value) value.text = words
        else form.values.push({ field: name, text: words })
      },
      t('form.writeInto', { field: name }),
      'typing',
    )
  const left = fields.filter(({ name }) => !written.get(name))
  return (
    <WrittenKind value="document">
      <Pane side="left" title={t('form.fields')} label={t('form.fields')}>
        <FormOutline title={text.title} fields={fields} written={written} chosen={chosen} onChoose={setChosen} />
      </Pane>
      <Preview
        template={template}
        kind="document"
        language={language}
        above={left.length > 0 && <LeftEmpty fields={left} />}
      />
      <Pane side="right" title={field ? field.name : t('form.whole')} label={t('properties')}>
        <PaneSection>
          {file.isError && <ErrorAlert error={file.error} onRetry={() => void file.refetch()} />}
          <fieldset key={chosen} disabled={isLocked} style={{ all: 'unset', display: 'contents' }}>
            {field && file.data ? (
              <FormFieldWords
                file={file.data}
                field={field}
                value={written.get(field.name) ?? ''}
                onChange={(words) => write(field, words)}
              />
            ) : (
              <>
                <DocumentHead kind="document" document={text} change={change} />
                <NextForm template={template} written={text.form.values} change={change} />
              </>
            )}
          </fieldset>
        </PaneSection>
      </Pane>
    </WrittenKind>
  )
}

const mostNamed = 12

/** What nobody filled in stays empty, and is said before it is published. */
function LeftEmpty({ fields }: { readonly fields: readonly FormField[] }) {
  const { t } = useTranslation('template')
  const named = fields.slice(0, mostNamed).map(({ name }) => name)
  const more = fields.length - named.length
  return (
    <Alert color="gray" my="sm" title={t('form.left', { count: fields.length })}>
      {named.join(', ')}
      {more > 0 && ` ${t('form.leftMore', { count: more })}`}
    </Alert>
  )
}
