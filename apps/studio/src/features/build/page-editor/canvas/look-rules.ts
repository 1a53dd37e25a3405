import { definitions } from '@coverwright/blocks/definitions'
import { lookRule } from '@coverwright/blocks/look'
import { mustShow } from '@coverwright/blocks/must-show'
import { slotRules } from '@coverwright/blocks/slot-rules'
import { type Blocks, slotOf } from '@coverwright/domain/build/page/block-tree'
import { instanceType } from '@coverwright/domain/build/page/instance-type'
import type { BlockData } from '@coverwright/domain/build/page/page'

const made = new WeakMap<BlockData, string>()

/** The style sheet that a release would have for these blocks. A block that is the object it was is not looked at again. */
export const looksOf = (blocks: Blocks): string => blocks.map(rulesOf).join('')

function rulesOf(block: BlockData): string {
  const kept = made.get(block)
  if (kept !== undefined) return kept
  const { type, props } = block
  const inner = slotRules(type).map(({ name }) => looksOf(slotOf(block, name)))
  const own =
    type === instanceType ? '' : lookRule({ id: props.id, type, mustShow: mustShow(block, definitions) }, props)
  const rules = [...inner, own].join('')
  made.set(block, rules)
  return rules
}
