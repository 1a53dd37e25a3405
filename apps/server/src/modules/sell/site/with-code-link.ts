import type { TreeNode } from '@coverwright/domain/build/page/page-view'
import type { Speech } from '@coverwright/domain/sell/journey/speech'
import type { Visit } from '@coverwright/domain/sell/journey/visit'

/** At the end of a page with prices: blocks that every page has already, so that browsers load nothing for them. */
export function withCodeLink(
  nodes: readonly TreeNode[],
  { codeAt, voucherNote }: Pick<Visit, 'codeAt' | 'voucherNote'>,
  { say }: Speech,
): readonly TreeNode[] {
  const note = voucherNote && { type: 'Text', id: 'voucher', props: { text: voucherNote } }
  const button = codeAt && {
    type: 'Button',
    id: 'promo-code',
    props: { label: say('Use a promo code'), link: codeAt, look: 'plain' },
  }
  const added = [...(note ? [note] : []), ...(button ? [button] : [])]
  if (added.length === 0) return nodes
  return nodes.map((node) => {
    if (node.type !== 'Main') return node
    const { type, id, props, slots = {}, hasLook } = node
    const content = [...(slots.content ?? []), ...added]
    return { type, id, props, slots: { ...slots, content }, ...(hasLook && { hasLook }) }
  })
}
