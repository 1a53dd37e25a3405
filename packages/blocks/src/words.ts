import { createContext, type ReactNode, useContext } from 'react'

/** Whoever designs a page writes its texts where they stand: given here, the editor draws them. Visitors have none. */
export const WordsContext = createContext<((of: string, shown: ReactNode) => ReactNode) | null>(null)

interface Props {
  /** The property that the text is, or the way to it: `items.0.title`. */
  readonly of: string
  readonly children: ReactNode
}

/** A text of a block, where it is read. */
export function Words({ of, children }: Props) {
  const draw = useContext(WordsContext)
  return draw ? draw(of, children) : children
}
