/** Where the guide puts a page; they are the sections of the studio's menu. */
export const guideSections = ['start', 'build', 'sell', 'content', 'company'] as const

export type GuideSection = (typeof guideSections)[number]

/** What people read of a page of `docs/`. */
export interface GuidePage {
  readonly section: GuideSection
  readonly title: string
  /** The screens it explains. */
  readonly screens: readonly string[]
  /** Markdown, without its title. */
  readonly text: string
}

const titleLine = /^# (.+)$/m
const guideNote = /<!-- guide: (\w+)\.([^>]*)-->/
/** From here on a page is for whoever maintains the product. */
const maintainersPart = /^## For (?:its |the |whoever )?maintain/m
/** Everything in the guide is for its reader: a heading that only says so goes. */
const readersHeading = /^## For (?!programs).*\n+|, for people$/gm
/** Of no use to anybody who does not run the product. */
const staffPart = /^## For the operator.*\n(?:(?!## ).*\n)*/gm

/** A page takes part in the guide by its note: `<!-- guide: build. /steps /eventList -->`. */
export function readGuidePage(markdown: string): GuidePage | undefined {
  const note = guideNote.exec(markdown)
  const title = titleLine.exec(markdown)?.[1]
  const section = guideSections.find((known) => known === note?.[1])
  if (!note || !title || !section) return undefined
  const [forPeople = ''] = markdown.split(maintainersPart)
  const text = forPeople
    .replace(titleLine, '')
    .replace(guideNote, '')
    .replace(staffPart, '')
    .replace(readersHeading, '')
    .trim()
  return { section, title, screens: note[2]?.match(/\/\S+/g) ?? [], text }
}
