import type { Language } from '@coverwright/domain/build/product/language'
import { mailBlockTypes } from '@coverwright/domain/build/template/mail-block'
import type { Template } from '@coverwright/domain/build/template/template'
import type { Attachments, EmailContent } from '@coverwright/domain/build/template/template-content'
import { useTranslation } from 'react-i18next'
import { AttachmentFields } from './AttachmentFields.tsx'
import { BlockFields } from './BlockFields.tsx'
import { newMailBlock } from './block-editing.ts'
import { EditorPanes } from './EditorPanes.tsx'
import { MailHead } from './MailHead.tsx'
import type { ChangeMail, TemplateSession } from './template-session.ts'

interface MailWorkProps {
  readonly template: Template
  readonly content: EmailContent
  readonly language: Language
  readonly session: TemplateSession
  readonly isLocked: boolean
}

export function MailWork({ template, content, language, session, isLocked }: MailWorkProps) {
  const { t } = useTranslation('template')
  const mail = content.texts[language]
  if (!mail) return null
  const change: ChangeMail = (recipe, label, kind) => {
    if (isLocked) return
    session.store.change(
      (draft) => {
        const text = draft?.kind === 'email' ? draft.texts[language] : undefined
        if (text) recipe(text)
      },
      label,
      kind,
    )
  }
  const attach = (attachments: Attachments) => {
    if (isLocked) return
    session.store.change((draft) => {
      if (draft?.kind === 'email') draft.attachments = attachments
    }, t('attached'))
  }
  return (
    <EditorPanes
      template={template}
      kind="email"
      language={language}
      isLocked={isLocked}
      said={mail.subject}
      blocks={mail.blocks}
      types={mailBlockTypes}
      make={newMailBlock}
      edit={(recipe, label) => change(({ blocks }) => recipe(blocks), label, 'act')}
      head={
        <>
          <MailHead mail={mail} change={change} />
          <AttachmentFields attachments={content.attachments} onChange={attach} />
        </>
      }
      fieldsOf={(block) => <BlockFields block={block} change={change} />}
    />
  )
}
