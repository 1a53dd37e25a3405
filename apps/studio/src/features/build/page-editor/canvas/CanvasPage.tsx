import { compileTree } from '@coverwright/blocks/compile-tree'
import { definitions } from '@coverwright/blocks/definitions'
import { JourneyContext } from '@coverwright/blocks/journey'
import { Tree } from '@coverwright/blocks/tree'
import { views } from '@coverwright/blocks/views'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { sayBlockTexts } from '@coverwright/domain/build/page/shell-texts'
import { type ReactNode, useMemo } from 'react'
import { type Area, pageOfArea, useShell } from '../editing/shell-editing.ts'
import { CanvasWords } from './CanvasWords.tsx'
import { useCanvas } from './canvas-context.ts'

/** The page around what is designed on it: header, progress, footer. Each is selected by a click, none is dragged. */
export function CanvasPage({ children }: { readonly children: ReactNode }) {
  const { shell, parts } = useShell()
  const { journey } = useCanvas()
  const { before, main, after } = parts
  return (
    <JourneyContext value={journey}>
      <div className="cj-page">
        <Fixed area="header" block={shell.header} />
        {before.map((block) => (
          <Fixed key={block.props.id} area="around" block={block} />
        ))}
        {main ? (
          <main className="cj-main" id="main">
            {children}
          </main>
        ) : (
          children
        )}
        {after.map((block) => (
          <Fixed key={block.props.id} area="around" block={block} />
        ))}
        <Fixed area="footer" block={shell.footer} />
      </div>
    </JourneyContext>
  )
}

function Fixed({ area, block }: { readonly area: Area; readonly block: BlockData }) {
  const { selected, select, page } = useShell()
  const { say } = useCanvas()
  const path = pageOfArea({ page }, area)
  const { nodes } = useMemo(() => compileTree([sayBlockTexts(block, path, say)], definitions), [block, path, say])
  const isSelected = selected?.area === area && selected.id === block.props.id
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a picture of the page, for the mouse: by key the same is chosen in the list of layers
    <div
      className="cw-fixed"
      data-selected={isSelected || undefined}
      onClick={(event) => {
        event.stopPropagation()
        select({ area, id: block.props.id })
      }}
    >
      {nodes.map((node) => (
        <CanvasWords key={node.id} area={area} id={node.id} type={node.type} props={node.props} isSelected={isSelected}>
          {(props) => <Tree nodes={[{ ...node, props }]} views={views} />}
        </CanvasWords>
      ))}
    </div>
  )
}
