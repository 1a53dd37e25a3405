// The editor's configuration comes from the blocks' own definitions. Nothing about a block is written here.
import { compileTree } from '@coverwright/blocks/compile-tree'
import type { BlockDefinition } from '@coverwright/blocks/definition'
import { definitions } from '@coverwright/blocks/definitions'
import { lookClass } from '@coverwright/blocks/look-class'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { sayBlockTexts } from '@coverwright/domain/build/page/shell-texts'
import type { ComponentConfig, Config, Fields, SlotComponent } from '@puckeditor/core'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { startOf } from '../editing/block-actions.ts'
import { CanvasPage } from './CanvasPage.tsx'
import { CanvasWords } from './CanvasWords.tsx'
import { useCanvas } from './canvas-context.ts'

const slotsOf = ({ fields }: BlockDefinition) =>
  Object.entries(fields).flatMap(([name, field]) => (field.type === 'slot' ? [[name, field] as const] : []))

/** Only slots are of interest to Puck: all other properties are edited beside the canvas. */
const puckFields = (definition: BlockDefinition): Fields =>
  Object.fromEntries(
    slotsOf(definition).map(([name, { allow }]) => [name, { type: 'slot', ...(allow && { allow: [...allow] }) }]),
  )

interface BlockOnCanvasProps {
  readonly type: string
  readonly definition: BlockDefinition
  /** As Puck starts it: of what is dragged over the page and not on it yet. */
  readonly start: BlockData['props']
  readonly slots: Readonly<Record<string, ReactNode>>
}

const nothing: Readonly<Record<string, unknown>> = {}

/** Drawn from what a release would keep of it, in the language that is shown. */
function BlockOnCanvas({ type, definition, start, slots }: BlockOnCanvasProps) {
  const { blocks, say, path } = useCanvas()
  const { id } = start
  const kept = useStore(blocks, (shown) => shown.blocks.get(id))
  const isSelected = useStore(blocks, ({ selectedId }) => selectedId === id)
  const props = kept?.props ?? start
  const node = useMemo(() => {
    // What lies inside is drawn by itself: compiled here as well it would be compiled once for each level.
    const bare = { type, props: { ...props, ...Object.fromEntries(slotsOf(definition).map(([name]) => [name, []])) } }
    return compileTree([sayBlockTexts(bare, path, say)], definitions).nodes[0]
  }, [type, props, definition, path, say])
  // Compiled against the fields that the view's properties are derived from.
  const View = definition.view as ComponentType<Readonly<Record<string, unknown>>>
  const block = (
    <CanvasWords area="page" id={id} type={type} props={node?.props ?? nothing} isSelected={isSelected}>
      {(shown) => <View {...shown} {...slots} />}
    </CanvasWords>
  )
  return node?.hasLook ? <div className={lookClass(id)}>{block}</div> : block
}

function puckComponent(type: string, definition: BlockDefinition): ComponentConfig {
  const slots = slotsOf(definition)
  return {
    label: definition.label,
    fields: puckFields(definition),
    defaultProps: startOf(definition),
    render: ({ puck: _puck, editMode: _editMode, ...props }) => {
      // Puck hands slots over as components, blocks take them as nodes.
      const filled = slots.map(([name]) => {
        const Slot = props[name] as SlotComponent
        return [name, <Slot key={name} minEmptyHeight={72} />] as const
      })
      return <BlockOnCanvas type={type} definition={definition} start={props} slots={Object.fromEntries(filled)} />
    },
  }
}

export const puckConfig: Config = {
  root: { render: ({ children }: { children: ReactNode }) => <CanvasPage>{children}</CanvasPage> },
  components: Object.fromEntries(
    Object.entries(definitions).map(([type, definition]) => [type, puckComponent(type, definition)]),
  ),
}
