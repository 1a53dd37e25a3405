import { expect, test } from 'vitest'
import { mergeStatements } from './merge-statements.ts'

const insert = (id: string) => ({ name: 'insert', text: 'insert into a (id, b) values ($1, $2)', values: [id, 'b'] })
const change = (id: string) => ({
  name: 'change',
  text: 'update a set b = $2, c = $3 where id = $1',
  values: [id, 1, 2],
})

test('statements about different rows become one, with all their values', () => {
  const [merged, ...others] = mergeStatements([insert('x'), change('y'), insert('z')])
  expect(others).toEqual([])
  expect(merged).toMatchObject({
    text: 'with step0 as (insert into a (id, b) values ($1, $2)), step1 as (update a set b = $4, c = $5 where id = $3) insert into a (id, b) values ($6, $7)',
    values: ['x', 'b', 'y', 1, 2, 'z', 'b'],
  })
})

test('the same statements are one that the database knows; others have another name', () => {
  const names = [
    [insert('x'), change('y')],
    [insert('v'), change('w')],
    [change('x'), insert('y')],
  ].map((statements) => mergeStatements(statements)[0]?.name)
  expect(names[1]).toBe(names[0])
  expect(names[2]).not.toBe(names[0])
})

test('two changes of a row stay apart and in their order', () => {
  const statements = [insert('x'), change('y'), change('x')]
  expect(mergeStatements(statements)).toEqual(statements)
})

test('many are sent in groups, in their order', () => {
  const ids = Array.from({ length: 30 }, (_id, at) => `row ${at}`)
  const merged = mergeStatements(ids.map(insert))
  expect(merged).toHaveLength(3)
  expect(merged.flatMap(({ values = [] }) => values).filter((value) => value !== 'b')).toEqual(ids)
})

test('what is alone, or nothing, is left as it is', () => {
  expect(mergeStatements([])).toEqual([])
  expect(mergeStatements([insert('x')])).toEqual([insert('x')])
})
