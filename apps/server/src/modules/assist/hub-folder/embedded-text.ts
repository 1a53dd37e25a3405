interface EmbeddedPassage {
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** What the document is called stands over all of it: one guide is told from the next by it. */
export const embeddedText = ({ title, heading, text }: EmbeddedPassage) => `${title}: ${heading}\n${text}`
