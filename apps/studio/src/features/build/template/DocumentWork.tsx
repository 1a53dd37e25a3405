import { documentBlockTypes } from '@coverwright/domain/build/template/document-block'
import { newDocumentBlock } from './block-editing.ts'
import { DocumentFields, DocumentHead } from './DocumentFields.tsx'
import { EditorPanes } from './EditorPanes.tsx'
import { changeText, type WorkProps } from './template-session.ts'

export function DocumentWork(props: WorkProps<'document'>) {
  const { template, content, language, isLocked } = props
  const document = content.texts[language]
  if (!document) return null
  const change = changeText(props)
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
