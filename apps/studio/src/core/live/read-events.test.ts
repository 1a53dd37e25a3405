import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

async function* chunks(...texts: string[]) {
  yield* texts
}

test('events are read across the borders of chunks', async () => {
  const stream = chunks(
    ': hello\n\ndata: {"kind":"noti',
    'fication"}\n\nevent: x\ndata: {"kind":"job","subjectId":"7"}\n',
    '\n',
  )
  expect(await Array.fromAsync(readEvents(stream))).toEqual([{ kind: 'notification' }, { kind: 'job', subjectId: '7' }])
})

test('an event that cannot be read is passed over', async () => {
  const stream = chunks('data: not json\n\n', 'data: {"kind":"notification"}\n\n')
  expect(await Array.fromAsync(readEvents(stream))).toEqual([{ kind: 'notification' }])
})
