import type { Journey } from '@coverwright/blocks/journey'
import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import { createContext, useContext } from 'react'
import type { CanvasBlocks } from './canvas-blocks.ts'

/** What the blocks on the canvas know besides their own properties. */
export interface CanvasSide {
  readonly blocks: CanvasBlocks
  readonly journey: Journey
  /** A stored text as the language that is shown has it. */
  readonly say: (key: string, text: WrittenText) => WrittenText
  /** Of the page that is open. */
  readonly path: string
}

export const CanvasContext = createContext<CanvasSide | null>(null)

export function useCanvas(): CanvasSide {
  const side = useContext(CanvasContext)
  if (!side) throw new Error('This stands on no canvas')
  return side
}

/** How much smaller than it is the canvas is shown: what belongs to the editor is drawn larger by as much. */
export const StageScale = createContext(1)
