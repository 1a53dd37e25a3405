import type { Line, Run, WrittenText } from '@coverwright/domain/build/page/rich-text'
import type { ReactNode } from 'react'

interface Props {
  readonly text: WrittenText
  readonly fill?: (text: string) => string
}

const asWritten = (text: string) => text

/** Text is never markup: in words alone a blank line begins a new paragraph, and marks are said beside the words. */
export function Paragraphs({ text, fill = asWritten }: Props) {
  if (typeof text === 'string')
    return text
      .split('\n\n')
      .filter((paragraph) => paragraph !== '')
      .map((paragraph) => <p key={paragraph}>{fill(paragraph)}</p>)
  const drawn: ReactNode[] = []
  let entries: ReactNode[] = []
  const endList = () => {
    if (entries.length > 0) drawn.push(<ul key={drawn.length}>{entries}</ul>)
    entries = []
  }
  for (const line of text.lines) {
    const words = <Runs {...line} fill={fill} />
    if (line.isEntry) entries.push(<li key={entries.length}>{words}</li>)
    else {
      endList()
      drawn.push(<p key={drawn.length}>{words}</p>)
    }
  }
  endList()
  return drawn
}

const Runs = ({ runs, fill }: Line & { readonly fill: (text: string) => string }) =>
  // oxlint-disable-next-line react/no-array-index-key -- two runs may say the same; their place is all that tells them apart
  runs.map((run, at) => <Marked key={at} {...run} text={fill(run.text)} />)

function Marked({ text, bold, italic, link }: Run) {
  const leaning = italic ? <em>{text}</em> : text
  const strong = bold ? <strong>{leaning}</strong> : leaning
  return link ? (
    <a className="cj-link" href={link}>
      {strong}
    </a>
  ) : (
    strong
  )
}
