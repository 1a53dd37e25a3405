import { languageNames, languages } from '@coverwright/domain/base/language/language'
import { composePost } from '@coverwright/domain/build/template/compose-post'
import { merged } from '@coverwright/domain/build/template/merged'
import { lengthIn, networks, postLengths } from '@coverwright/domain/build/template/post-networks'
import type { Template } from '@coverwright/domain/build/template/template'
import { PostContent, postTemplateLimits } from '@coverwright/domain/build/template/template-content'
import { exampleValues } from '@coverwright/domain/build/template/template-fields'
import { requiredText } from '@coverwright/domain/fields'
import { Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Template.module.css'

interface PostTemplateDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** In this tab; nobody else has the template open meanwhile. */
const editor = crypto.randomUUID()

export function PostTemplateDialog({ id, onClose }: PostTemplateDialogProps) {
  const template = useQuery(queries.template.getTemplate({ id }))
  const written = useQuery({
    ...queries.document.getDocument({ ownerId: id, kind: 'template' }),
    gcTime: 0,
    select: ({ revision, content }) => ({ revision, texts: PostContent.parse(content).texts }),
  })
  if (!template.data || !written.data) return null
  return <Written template={template.data} {...written.data} onClose={onClose} />
}

const Form = z.strictObject({
  text: merged(postTemplateLimits.text),
  riskLine: requiredText(postTemplateLimits.riskLine),
})

interface WrittenProps {
  readonly template: Template
  readonly texts: PostContent['texts']
  readonly revision: number
  readonly onClose: () => void
}

/** Written and published at once: a post is short enough to be read before. */
function Written({ template: { id, name }, onClose, ...read }: WrittenProps) {
  const { t } = useTranslation('template')
  // As it was when it was opened: read again behind the form, the revision would no longer be that of its text.
  const [{ texts, revision }] = useState(read)
  const language = languages.find((one) => texts[one]) ?? 'en_uk'
  const form = useSchemaForm(Form, {
    initialValues: texts[language] ?? { text: '', riskLine: '' },
    save: async (post) => {
      const place = { ownerId: id, kind: 'template' } as const
      const value = { version: 1, kind: 'post', texts: { ...texts, [language]: post } }
      const patches = [{ op: 'replace' as const, path: [], value }]
      await client.document.changeDocument({ ...place, editor, revision, patches })
      await client.document.unlockDocument({ ...place, editor })
      await acts.template.publishTemplate({ id })
      sayDone(t('post.saved', { name }))
      onClose()
    },
  })
  const { text } = composePost(form.values, exampleValues)
  return (
    <FormDialog
      title={t('post.edit', { name })}
      size={600}
      form={form}
      keep={t('cancel')}
      act={t('post.saveAndPublish')}
      onClose={onClose}
    >
      <Textarea
        size="lg"
        label={`${t('post.text')} (${languageNames[language]})`}
        description={t('post.textHint', { product: '{{product}}', link: '{{link}}', company: '{{company}}' })}
        autosize
        minRows={4}
        data-autofocus
        {...form.field('text')}
      />
      <TextInput
        size="lg"
        label={t('post.riskLine')}
        description={t('post.riskLineHint')}
        {...form.field('riskLine')}
      />
      <section aria-label={t('post.asRead')}>
        <pre className={classes.post}>{text}</pre>
        <p className={classes.meters} aria-live="polite">
          {networks.map((network) => {
            const length = lengthIn(network, text)
            const most = postLengths[network]
            return (
              <span key={network} data-over={length > most || undefined}>
                {t('post.fits', { network: t(`post:networks.${network}`), length, most })}
              </span>
            )
          })}
        </p>
      </section>
    </FormDialog>
  )
}
