import type { Component } from '@coverwright/domain/build/component/component'
import { checkBlocks } from '@coverwright/domain/build/page/check-blocks'
import { BlockData } from '@coverwright/domain/build/page/page'
import { z } from 'zod'

/** What a component is made of; nothing of one that today's pages could not be kept with. */
export function blocksOfComponent({ blocks }: Pick<Component, 'blocks'>): readonly BlockData[] {
  const read = z.array(BlockData).safeParse(blocks)
  return read.success && checkBlocks(read.data).size === 0 ? read.data : []
}
