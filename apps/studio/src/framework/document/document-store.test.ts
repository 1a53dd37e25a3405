import { CallError } from '@coverwright/contract/client'
import { applyPatches, type Patch } from '@coverwright/domain/build/document/patch'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDocumentStore, type DocumentStore, type KeptEdits } from './document-store.ts'

interface Document {
  title: string
  groups: { name: string; questions: string[] }[]
  lists: Record<string, string[]>
}

const original: Document = { title: 'Pets', groups: [{ name: 'pet', questions: ['a', 'b'] }], lists: {} }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server with one document, which refuses what does not start from its revision. */
function aServer(document: Document = original) {
  const server = {
    document,
    revision: 1,
    saves: 0,
    isDown: false,
    /** Saves, and what it answers gets lost on the way. */
    isMute: false,
    kept: undefined as KeptEdits | undefined,
  }
  const conflict = new CallError({ status: 409, data: { code: 'product.changed-meanwhile' } })
  const open = (kept?: KeptEdits): DocumentStore<Document> =>
    createDocumentStore(
      { document: server.document, revision: server.revision },
      {
        async save(revision, patches) {
          if (server.isDown) throw new CallError({ status: 504, data: null })
          if (revision !== server.revision) throw conflict
          server.saves++
          server.document = applyPatches(server.document, structuredClone(patches) as Patch[]) as Document
          server.revision++
          if (server.isMute) throw new CallError({ status: 0, data: null })
          return server.revision
        },
        load: async () => ({ document: server.document, revision: server.revision }),
        isConflict: (error) => error === conflict,
        keep: (edits) => {
          server.kept = edits && (JSON.parse(JSON.stringify(edits)) as KeptEdits)
        },
      },
      kept,
    )
  return { server, open }
}

test('a change shows at once and is with the server within two seconds, however long someone types', async () => {
  const { server, open } = aServer()
  const store = open()
  const type = async (letters: number) => {
    for (let letter = 1; letter <= letters; letter++) {
      store.change((draft) => void (draft.title += 'x'), 'Title')
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  await type(21)
  expect(server.document.title.length).toBeGreaterThan(4)
  await type(9)
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.document).toEqual(store.getState().document)
  expect(server.saves).toBeLessThan(5)
  expect(store.getState()).toMatchObject({ revision: server.revision, autosave: { kind: 'saved' } })
  expect(server.kept).toBeUndefined()
})

test('letters typed in one go are one step, and undo goes back over saves', async () => {
  const { server, open } = aServer()
  const store = open()
  for (const letter of 'abc') store.change((draft) => void (draft.title += letter), 'Title')
  await vi.advanceTimersByTimeAsync(3000)
  store.change((draft) => void draft.groups.push({ name: 'you', questions: [] }), 'Group')
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.getState()).toMatchObject({ undoLabel: 'Group', redoLabel: undefined })
  store.undo()
  store.undo()
  expect(store.getState().document).toEqual(original)
  expect(store.getState()).toMatchObject({ undoLabel: undefined, redoLabel: 'Title' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(server.document).toEqual(original)
  store.redo()
  expect(store.getState().document.title).toBe('Petsabc')
})

test('acts are steps of their own, however quickly they follow one another', () => {
  const { open } = aServer()
  const store = open()
  for (const name of ['a', 'b']) store.change((draft) => void draft.groups.push({ name, questions: [] }), 'Add', 'act')
  store.undo()
  expect(store.getState().document.groups.map(({ name }) => name)).toEqual(['pet', 'a'])
})

test('what was edited offline is sent when the server is back', async () => {
  const { server, open } = aServer()
  const store = open()
  server.isDown = true
  store.change((draft) => void (draft.title = 'Cats'), 'Title')
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.getState().autosave.kind).toBe('offline')
  expect(server.kept).toMatchObject({ revision: 1, patches: [{ path: ['title'], value: 'Cats' }] })
  server.isDown = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.document.title).toBe('Cats')
})

test('edits outlive the tab they were made in', async () => {
  const { server, open } = aServer()
  server.isDown = true
  open().change((draft) => void (draft.title = 'Cats'), 'Title')
  vi.clearAllTimers()
  server.isDown = false
  const again = open(server.kept)
  expect(again.getState().document.title).toBe('Cats')
  await vi.advanceTimersByTimeAsync(3000)
  expect(server).toMatchObject({ document: { title: 'Cats' }, revision: 2, kept: undefined })
})

test.each(['mine', 'theirs'] as const)('a conflict is shown and loses nothing: %s', async (choice) => {
  const { server, open } = aServer()
  const store = open()
  server.document = { ...server.document, groups: [] }
  server.revision = 7
  store.change((draft) => {
    draft.title = 'Cats'
    draft.groups[0]?.questions.push('c')
  }, 'Edits')
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.getState().conflict).toMatchObject({ revision: 7, edits: 2, fitting: 1 })
  expect(store.getState().document.title).toBe('Cats')
  expect(server.kept?.patches).toHaveLength(2)
  store.resolve(choice)
  await vi.advanceTimersByTimeAsync(3000)
  expect(server.document).toEqual({ ...original, groups: [], title: choice === 'mine' ? 'Cats' : 'Pets' })
  expect(store.getState()).toMatchObject({ conflict: undefined, document: server.document })
})

test('kept edits that meet a newer document ask first', async () => {
  const { server, open } = aServer()
  server.revision = 4
  const store = open({ revision: 2, patches: [{ op: 'replace', path: ['title'], value: 'Old' }] })
  await vi.advanceTimersByTimeAsync(3000)
  expect(server.document.title).toBe('Pets')
  expect(store.getState()).toMatchObject({ conflict: { revision: 4, fitting: 1 }, document: { title: 'Old' } })
  store.resolve('mine')
  await vi.advanceTimersByTimeAsync(3000)
  expect(server.document.title).toBe('Old')
})

test('what could not be saved goes on when the document is taken again', async () => {
  const { server, open } = aServer()
  const store = open()
  server.isDown = true
  store.change((draft) => void (draft.title = 'Cats'), 'Title')
  await vi.advanceTimersByTimeAsync(600)
  server.isDown = false
  store.catchUp({ document: server.document, revision: server.revision }, undefined)
  expect(store.getState()).toMatchObject({ document: { title: 'Cats' }, conflict: undefined })
  await vi.advanceTimersByTimeAsync(3000)
  expect(server).toMatchObject({ document: { title: 'Cats' }, revision: 2, kept: undefined })
})

test.each(['mine', 'theirs'] as const)(
  'taken again after others saved, it is asked which to keep: %s',
  async (choice) => {
    const { server, open } = aServer()
    const store = open()
    server.isDown = true
    store.change((draft) => void (draft.title = 'Cats'), 'Title')
    await vi.advanceTimersByTimeAsync(600)
    server.isDown = false
    server.document = { ...server.document, groups: [] }
    server.revision = 7
    store.catchUp({ document: server.document, revision: 7 }, undefined)
    expect(store.getState()).toMatchObject({
      document: { title: 'Cats', groups: [] },
      conflict: { revision: 7, fitting: 1 },
    })
    expect(store.hasUnsaved()).toBe(true)
    await vi.advanceTimersByTimeAsync(3000)
    expect(store.getState().autosave.kind).toBe('saved')
    store.resolve(choice)
    await store.flush()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.document).toEqual({ ...original, groups: [], title: choice === 'mine' ? 'Cats' : 'Pets' })
  },
)

test('what a closed tab left outlives reading along, and goes on when the document is taken', async () => {
  const { server, open } = aServer()
  const left: KeptEdits = { revision: 1, patches: [{ op: 'replace', path: ['title'], value: 'Cats' }] }
  server.kept = left
  const store = open()
  store.reload({ document: server.document, revision: 1 })
  expect(server.kept).toEqual(left)
  store.catchUp({ document: server.document, revision: 1 }, server.kept)
  await vi.advanceTimersByTimeAsync(3000)
  expect(server).toMatchObject({ document: { title: 'Cats' }, kept: undefined })
})

test('a save whose answer gets lost is no conflict, whatever was edited since', async () => {
  const { server, open } = aServer()
  const store = open()
  server.isMute = true
  store.change((draft) => void draft.groups.push({ name: 'you', questions: [] }), 'Group')
  await vi.advanceTimersByTimeAsync(600)
  expect(server.revision).toBe(2)
  store.change((draft) => void (draft.title = 'Cats'), 'Title')
  server.isMute = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(store.getState()).toMatchObject({ conflict: undefined, autosave: { kind: 'saved' }, revision: 3 })
  expect(server).toMatchObject({ document: store.getState().document, kept: undefined })
  expect(server.document.groups.map(({ name }) => name)).toEqual(['pet', 'you'])
})

test('a tab closed before its save was answered asks nothing, and what was edited since goes on', async () => {
  const { server, open } = aServer()
  const closed = open()
  server.isMute = true
  closed.change((draft) => void draft.groups.push({ name: 'you', questions: [] }), 'Group')
  await vi.advanceTimersByTimeAsync(600)
  const answered = open(server.kept)
  expect(answered.getState()).toMatchObject({ conflict: undefined, document: server.document, undoLabel: undefined })
  expect(server.kept).toBeUndefined()

  closed.change((draft) => void (draft.title = 'Cats'), 'Title')
  server.isMute = false
  const edited = open(server.kept)
  expect(edited.getState()).toMatchObject({ conflict: undefined, document: { ...server.document, title: 'Cats' } })
})

type Edit = (draft: Document) => unknown
const word = fc.string({ maxLength: 5 })
const place = fc.nat({ max: 9 })
const edit: fc.Arbitrary<Edit> = fc.oneof(
  word.map(
    (title): Edit =>
      (draft) =>
        void (draft.title = title),
  ),
  word.map(
    (name): Edit =>
      (draft) =>
        draft.groups.push({ name, questions: [] }),
  ),
  place.map(
    (at): Edit =>
      (draft) =>
        draft.groups.splice(at, 1),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Edit =>
      (draft) =>
        draft.groups.splice(to, 0, ...draft.groups.splice(from, 1)),
  ),
  fc.tuple(place, word).map(
    ([at, text]): Edit =>
      (draft) =>
        draft.groups[at]?.questions.unshift(text),
  ),
  fc.tuple(fc.constantFrom('a', 'b'), fc.array(word)).map(
    ([key, list]): Edit =>
      (draft) =>
        void (draft.lists[key] = list),
  ),
  fc.constantFrom('a', 'b').map(
    (key): Edit =>
      (draft) =>
        void delete draft.lists[key],
  ),
)

test('500 random edits, saved as they come: undoing all of them is the original, redoing all of them the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 500, maxLength: 500 }), async (edits) => {
      const { server, open } = aServer()
      const store = open()
      for (const [at, each] of edits.entries()) {
        store.change(each, `Edit ${at}`)
        if (at % 50 === 0) await vi.advanceTimersByTimeAsync(2000)
      }
      await vi.advanceTimersByTimeAsync(3000)
      const end = store.getState().document
      expect(server.document).toEqual(end)
      while (store.getState().undoLabel !== undefined) store.undo()
      expect(store.getState().document).toEqual(original)
      await vi.advanceTimersByTimeAsync(3000)
      expect(server.document).toEqual(original)
      while (store.getState().redoLabel !== undefined) store.redo()
      expect(store.getState().document).toEqual(end)
    }),
    { numRuns: 5 },
  )
}, 30_000)
