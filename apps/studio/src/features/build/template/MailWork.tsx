import { mailBlockTypes } from '@coverwright/domain/build/template/mail-block'
import type { Attachments } from '@coverwright/domain/build/template/template-content'
import { useTranslation } from 'react-i18next'
import { AttachmentFields } from './AttachmentFields.tsx'
import { BlockFields } from './BlockFields.tsx'
import { newMailBlock } from './block-editing.ts'
import { EditorPanes } from './EditorPanes.tsx'
import { MailHead } from './MailHead.tsx'
import { changeText, type WorkProps } from './template-session.ts'

export function MailWork(props: WorkProps<'email'>) {
  const { t } = useTranslation('template')
  const { template, content, language, session, isLocked } = props
  const mail = content.texts[language]
  if (!mail) return null
  const change = changeText(props)
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
