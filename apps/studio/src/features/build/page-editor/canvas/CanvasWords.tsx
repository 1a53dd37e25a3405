import { isText } from '@coverwright/blocks/shell-texts'
import { WordsContext } from '@coverwright/blocks/words'
import { type ReactNode, useCallback, useMemo } from 'react'
import { type BlockPlace, fieldAt, isSameText, useTextEditing } from '../text/text-editing.ts'
import { CanvasText } from './CanvasText.tsx'

type Props = Readonly<Record<string, unknown>>

interface CanvasWordsProps extends BlockPlace {
  readonly props: Props
  readonly isSelected: boolean
  readonly children: (props: Props) => ReactNode
}

/** A block whose texts can be written where they stand. */
export function CanvasWords({ area, id, type, props, isSelected, children }: CanvasWordsProps) {
  const { edited } = useTextEditing()
  const draw = useCallback(
    (path: string, shown: ReactNode) => (
      <CanvasText block={{ area, id, type }} path={path} shown={props[path] === '' ? null : shown} />
    ),
    [area, id, type, props],
  )
  const shown = useMemo(() => {
    // A text that is empty is not drawn: it would vanish under the caret, and never be found to be written.
    const isOpen = (path: string) => isSelected || isSameText(edited, { area, id, path })
    const empty = Object.keys(props).filter((name) => props[name] === '' && isOpen(name) && isWords(type, name))
    return empty.length === 0 ? props : { ...props, ...Object.fromEntries(empty.map((name) => [name, ' '])) }
  }, [props, isSelected, edited, area, id, type])
  return <WordsContext value={draw}>{children(shown)}</WordsContext>
}

const isWords = (type: string, name: string) => {
  const field = fieldAt(type, name)
  return field !== undefined && isText(field)
}
