import type { LiveEvent } from '@coverwright/domain/reach/notification/notification'

/** Server-sent events out of a stream of text. Comments and fields other than `data` are passed over. */
export async function* readEvents(stream: AsyncIterable<string>): AsyncGenerator<LiveEvent> {
  let rest = ''
  for await (const text of stream) {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event) yield event
    }
  }
}

function eventOf(block: string): LiveEvent | undefined {
  const data = block
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trimStart()] : []))
    .join('\n')
  if (!data) return undefined
  try {
    const { kind, subjectId } = JSON.parse(data) as Partial<LiveEvent>
    return kind ? { kind, ...(subjectId && { subjectId }) } : undefined
  } catch {
    // One event that cannot be read must not end the stream.
    return undefined
  }
}
