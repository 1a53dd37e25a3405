import { type DocumentBlockType, documentBlockTypes } from '@coverwright/domain/build/template/document-block'
import type { ContractTerm } from '@coverwright/domain/build/template/template-content'
import { useTranslation } from 'react-i18next'
import { newContractBlock, newDocumentBlock } from './block-editing.ts'
import { DocumentFields, DocumentHead } from './DocumentFields.tsx'
import { EditorPanes } from './EditorPanes.tsx'
import { ContractTerms } from './field-choices.ts'
import { TermFields } from './TermFields.tsx'
import { changeText, type WorkProps } from './template-session.ts'

/** A contract documents no policy: it lists nothing of one. */
const typesOf: Readonly<Record<'document' | 'contract', readonly DocumentBlockType[]>> = {
  document: documentBlockTypes,
  contract: documentBlockTypes.filter((type) => type !== 'list'),
}

/** Whatever is set on pages: documents of a policy, and contracts. */
export function DocumentWork(props: WorkProps<'document' | 'contract'>) {
  const { template, content, language, session, isLocked } = props
  const { t } = useTranslation('template')
  const { kind } = content
  const document = content.texts[language]
  if (!document) return null
  const change = changeText(props)
  const changeTerms = (recipe: (terms: ContractTerm[]) => void, step: 'act' | 'typing') => {
    if (isLocked) return
    session.store.change((draft) => draft?.kind === 'contract' && recipe(draft.terms), t('terms'), step)
  }
  const terms = content.kind === 'contract' ? content.terms : null
  return (
    <ContractTerms value={terms}>
      <EditorPanes
        template={template}
        kind={kind}
        language={language}
        isLocked={isLocked}
        said={document.title}
        blocks={document.blocks}
        types={typesOf[kind]}
        make={kind === 'contract' ? newContractBlock : newDocumentBlock}
        edit={(recipe, label) => change(({ blocks }) => recipe(blocks), label, 'act')}
        head={
          <>
            <DocumentHead kind={kind} document={document} change={change} />
            {terms && <TermFields terms={terms} onChange={changeTerms} />}
          </>
        }
        fieldsOf={(block) => <DocumentFields block={block} change={change} />}
      />
    </ContractTerms>
  )
}
