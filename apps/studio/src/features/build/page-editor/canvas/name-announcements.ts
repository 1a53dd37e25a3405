/**
 * What is said while a block is dragged calls it by its id: "Picked up draggable item hero-1f3c9a20". People know it by its
 * name. Puck offers no words of one's own for it, so they are put right where they are read from, before anything reads them.
 */
export function nameAnnouncements(inner: Document, nameOf: (id: string) => string | undefined): () => void {
  const watched = new MutationObserver(() => {
    for (const said of inner.querySelectorAll('[id^="dnd-kit-announcement"]')) {
      const words = namedWords(said.textContent ?? '', nameOf)
      const [text] = said.childNodes
      // The very text node is kept: the next announcement is written into it.
      if (text && words !== said.textContent) text.nodeValue = words
    }
  })
  watched.observe(inner.documentElement, { childList: true, subtree: true, characterData: true })
  return () => watched.disconnect()
}

/** Ids are a word each; what lies in a slot is called by the block and its slot. */
export const namedWords = (words: string, nameOf: (id: string) => string | undefined): string =>
  words.replaceAll(/[\w-]+(?::[\w-]+)?/g, (word) => nameOf(word.split(':')[0] ?? '') ?? word)
