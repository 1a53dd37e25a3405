import type { Language } from '@coverwright/domain/build/product/language'
import { documentBlockTypes } from '@coverwright/domain/build/template/document-block'
import type { Template } from '@coverwright/domain/build/template/template'
import type { DocumentContent } from '@coverwright/domain/build/template/template-content'
import { newDocumentBlock } from './block-editing.ts'
import { DocumentFields, DocumentHead } from './DocumentFields.tsx'
import { EditorPanes } from './EditorPanes.tsx'
import type { ChangeDocument, TemplateSession } from './template-session.ts'

interface DocumentWorkProps {
  readonly template: Template
  readonly content: DocumentContent
  readonly language: Language
  readonly session: TemplateSession
  readonly isLocked: boolean
}

export function DocumentWork({ template, content, language, session, isLocked }: DocumentWorkProps) {
  const document = content.texts[language]
  if (!document) return null
  const change: ChangeDocument = (recipe, label, kind) => {
    if (isLocked) return
    session.store.change(
      (draft) => {
        const text = draft?.kind === 'document' ? draft.texts[language] : undefined
        if (text) recipe(text)
      },
      label,
      kind,
    )
  }
  return (
    <EditorPanes
      template={template}
      kind="document"
      language={language}
      isLocked={isLocked}
      said={document.title}
      blocks={document.blocks}
      types={documentBlockTypes}
      make={newDocumentBlock}
      edit={(recipe, label) => change(({ blocks }) => recipe(blocks), label, 'act')}
      head={<DocumentHead document={document} change={change} />}
      fieldsOf={(block) => <DocumentFields block={block} change={change} />}
    />
  )
}
