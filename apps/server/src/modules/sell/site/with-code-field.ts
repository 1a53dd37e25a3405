import type { TreeNode } from '@coverwright/domain/build/page/page-view'
import type { Speech } from '@coverwright/domain/sell/journey/speech'
import type { Visit } from '@coverwright/domain/sell/journey/visit'
import { escaped } from '../../../platform/http/escaped.ts'

/** At the end of a page with prices. No designer can place the block: what stands in it is made here alone. */
export function withCodeField(
  nodes: readonly TreeNode[],
  { codeAt, couponNote, voucherNote }: Pick<Visit, 'codeAt' | 'couponNote' | 'voucherNote'>,
  { say }: Speech,
): readonly TreeNode[] {
  const notes = [...noteOf('coupon', couponNote), ...noteOf('voucher', voucherNote)]
  const field = codeAt && {
    type: 'CodeField',
    id: 'promo-code',
    props: { html: codeForm(codeAt, say, voucherNote !== undefined) },
  }
  const added = [...notes, ...(field ? [field] : [])]
  if (added.length === 0) return nodes
  return nodes.map((node) => {
    if (node.type !== 'Main') return node
    const { type, id, props, slots = {}, hasLook } = node
    const content = [...(slots.content ?? []), ...added]
    return { type, id, props, slots: { ...slots, content }, ...(hasLook && { hasLook }) }
  })
}

const noteOf = (id: string, text: string | undefined): readonly TreeNode[] =>
  text ? [{ type: 'Text', id, props: { text } }] : []

/** Posts to the page that says what became of the code, with script as without. */
const codeForm = (at: string, say: Speech['say'], hasVoucher: boolean) =>
  `<form method="post" action="${at}" class="cj-q"><label class="cj-ask" for="promo-code">${escaped(say('Promo code'))}</label><input class="cj-input" id="promo-code" name="code" maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"><p class="cj-go"><button class="cj-button plain">${escaped(say('Use the code'))}</button>${
    hasVoucher
      ? ` <button class="cj-button plain" name="drop" value="voucher">${escaped(say('Do not use the voucher'))}</button>`
      : ''
  }</p></form>`
