import { isLockedBlock, type PageLook, pageBlockTypes } from '@coverwright/domain/build/template/page-block'
import { useTranslation } from 'react-i18next'
import { newPageBlock } from './block-editing.ts'
import { EditorPanes } from './EditorPanes.tsx'
import { LookFields } from './LookFields.tsx'
import { PageFields } from './PageFields.tsx'
import { changeText, type WorkProps } from './template-session.ts'

const addable = pageBlockTypes.filter((type) => !isLockedBlock({ type }))

export function PageWork(props: WorkProps<'agent-page'>) {
  const { t } = useTranslation('template')
  const { template, content, language, session, isLocked } = props
  const page = content.texts[language]
  if (!page) return null
  const change = changeText(props)
  const wear = (look: PageLook) => {
    if (isLocked) return
    session.store.change(
      (draft) => {
        if (draft?.kind === 'agent-page') draft.look = look
      },
      t('lookChange'),
      'typing',
    )
  }
  return (
    <EditorPanes
      template={template}
      kind="agent-page"
      language={language}
      isLocked={isLocked}
      said={t('lookSaid')}
      blocks={page.blocks}
      types={addable}
      make={newPageBlock}
      edit={(recipe, label) => change(({ blocks }) => recipe(blocks), label, 'act')}
      head={<LookFields look={content.look} onChange={wear} />}
      fieldsOf={(block) => <PageFields block={block} change={change} />}
    />
  )
}
