import type { Language } from '@coverwright/domain/base/language/language'
import type { Template } from '@coverwright/domain/build/template/template'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane, PaneSection } from '../../../framework/editor/Pane.tsx'
import { findBlock } from './block-editing.ts'
import { Outline } from './Outline.tsx'
import { Preview } from './Preview.tsx'
import { termsOf, WrittenKind } from './template-kind.ts'
import type { ScreenKind } from './template-paths.ts'
import type { Block } from './template-session.ts'

interface EditorPanesProps<B extends Block> {
  readonly template: Template
  readonly kind: ScreenKind
  readonly language: Language
  readonly isLocked: boolean
  /** What the whole says of itself. */
  readonly said: string
  readonly blocks: readonly B[]
  readonly types: readonly B['type'][]
  readonly make: (type: B['type']) => B
  readonly edit: (recipe: (blocks: B[]) => void, label: string) => void
  readonly head: ReactNode
  readonly fieldsOf: (block: B) => ReactNode
}

/** What it is made of, how it looks, and what is selected of it. */
export function EditorPanes<B extends Block>(props: EditorPanesProps<B>) {
  const { template, kind, language, isLocked, said, blocks, types, make, edit, head, fieldsOf } = props
  const { t } = useTranslation('template')
  const [selected, setSelected] = useState<string>()
  const block = selected ? findBlock(blocks, selected) : undefined
  return (
    <WrittenKind value={kind}>
      <Pane side="left" title={t('outline')} label={t('outline')}>
        <Outline
          head={{ label: t(`whole.${kind}`), said }}
          blocks={blocks}
          types={types}
          most={termsOf[kind].blocks}
          selected={block?.id}
          isLocked={isLocked}
          make={make}
          onSelect={setSelected}
          edit={edit}
        />
      </Pane>
      <Preview template={template} kind={kind} language={language} />
      <Pane side="right" title={t(block ? `blocks.${block.type}` : `whole.${kind}`)} label={t('properties')}>
        <PaneSection>
          <fieldset key={block?.id} disabled={isLocked} style={{ all: 'unset', display: 'contents' }}>
            {block ? fieldsOf(block) : head}
          </fieldset>
        </PaneSection>
      </Pane>
    </WrittenKind>
  )
}
