import type { RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import { expect, test } from 'vitest'
import { editQueue, type Saved } from './edit-queue.ts'

const active = { id: 'v1', revision: 3 }
const remove = (row: number): RowEdit => ({ kind: 'remove', row })

/** A server that copies what is active, counts saves, and refuses row 99. */
function aServer() {
  const sent: [Saved, readonly RowEdit[]][] = []
  const send = async (saved: Saved, edits: readonly RowEdit[]) => {
    sent.push([saved, edits])
    await Promise.resolve()
    if (edits.some(({ row }) => row === 99)) throw new Error('refused')
    return saved.id === 'v1' ? { id: 'v2', revision: 2 } : { ...saved, revision: saved.revision + 1 }
  }
  return { sent, queue: editQueue(send, active) }
}

test('each edit is sent on top of what the one before left', async () => {
  const { sent, queue } = aServer()
  const outcomes = await Promise.all([1, 2].map((row) => queue({ edits: [remove(row)], epoch: 0 })))
  expect(outcomes).toEqual([
    { is: 'saved', saved: { id: 'v2', revision: 2 }, isNewVersion: true },
    { is: 'saved', saved: { id: 'v2', revision: 3 }, isNewVersion: false },
  ])
  expect(sent.map(([saved]) => saved)).toEqual([active, { id: 'v2', revision: 2 }])
})

test('edits behind a refused one are never sent, and the first of them says so', async () => {
  const { sent, queue } = aServer()
  const outcomes = await Promise.all([99, 1, 2].map((row) => queue({ edits: [remove(row)], epoch: 0 })))
  expect(outcomes).toMatchObject([
    { is: 'refused' },
    { is: 'dropped', isFirst: true },
    { is: 'dropped', isFirst: false },
  ])
  expect(sent).toHaveLength(1)
  // Typed before the screen showed the refusal.
  expect(await queue({ edits: [remove(3)], epoch: 0 })).toMatchObject({ is: 'dropped' })
  expect(await queue({ edits: [remove(3)], epoch: 1 })).toMatchObject({ is: 'saved' })
  expect(sent.map(([, edits]) => edits)).toEqual([[remove(99)], [remove(3)]])
})

test('after a refusal edits go on with the version that was made, and do not make another of the old one', async () => {
  const { sent, queue } = aServer()
  await queue({ edits: [remove(1)], epoch: 0 })
  await queue({ edits: [remove(99)], epoch: 0 })
  await queue({ edits: [remove(1)], epoch: 1 })
  expect(sent.at(-1)?.[0]).toEqual({ id: 'v2', revision: 2 })
})
