/** A browser that does not know it takes the element for one that nobody writes in: Backspace would delete the block. */
export function plainEditable(inner: Pick<Document, 'createElement'>): 'plaintext-only' | 'true' {
  const probe = inner.createElement('div')
  probe.setAttribute('contenteditable', 'plaintext-only')
  return probe.contentEditable === 'plaintext-only' ? 'plaintext-only' : 'true'
}

/** Input that puts more than words into a text: marks by key or menu, and lines. */
export const isMoreThanWords = (inputType: string) => /^(format|insert(Paragraph|LineBreak|.*List)$)/.test(inputType)
