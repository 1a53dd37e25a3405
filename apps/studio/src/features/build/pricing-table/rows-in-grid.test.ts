import { expect, test } from 'vitest'
import { rowsInGrid } from './rows-in-grid.ts'

const at = (revision: number, id = 'v1') => ({ id, revision })
const named = (name: string) => [{ when: [name], results: ['1'] }]
const fetched = (revision: number, id = 'v1') => ({ saved: at(revision, id), rows: named(`${id} ${revision}`) })

test('an edit of fetched rows names their save, not the newer one whose rows are on their way', () => {
  const shown = rowsInGrid({ fetched: fetched(6), ahead: null, saved: at(6), isWaiting: false })
  expect(shown).toEqual({ rows: named('v1 6'), isAhead: false, from: at(6), isOther: false })
})

test('own edits stay in view until what is fetched holds them', () => {
  const own = { ahead: named('own'), saved: at(2, 'v2') }
  const shown = (known: Partial<Parameters<typeof rowsInGrid>[0]>) =>
    rowsInGrid({ fetched: fetched(3), isWaiting: false, ...own, ...known })
  expect(shown({})).toEqual({ rows: named('own'), isAhead: true, isOther: false })
  expect(shown({ fetched: fetched(2, 'v2'), isWaiting: true })).toMatchObject({ isAhead: true })
  expect(shown({ fetched: fetched(2, 'v2') })).toMatchObject({ rows: named('v2 2'), isAhead: false, isOther: false })
})

test('rows of somebody else’s edit take the place of older ones of one’s own, and are known as others', () => {
  const shown = rowsInGrid({ fetched: fetched(7), ahead: named('own'), saved: at(6), isWaiting: false })
  expect(shown).toEqual({ rows: named('v1 7'), isAhead: false, from: at(7), isOther: true })
})
