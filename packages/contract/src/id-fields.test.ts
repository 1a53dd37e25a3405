import { idOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { idFieldsOf, idsAt } from './id-fields.ts'

const Line = z.object({ plan: idOf('policy'), note: z.string() }).meta({ id: 'LineOfTest' })

test('finds ids in objects, lists, unions, options and named models', () => {
  const schema = z.object({
    id: idOf('product'),
    name: z.string(),
    owner: z.object({ user: idOf('member').optional() }),
    lines: z.array(Line),
    channels: z.array(idOf('channel')),
    target: z.union([z.object({ mount: idOf('mount') }), z.string()]),
  })
  expect(idFieldsOf(schema).map(({ path, entity }) => `${path.join('.')} ${entity}`)).toEqual([
    'id product',
    'owner.user member',
    'lines.0.plan policy',
    'channels.0 channel',
    'target.mount mount',
  ])
})

test('finds the ids themselves, wherever they stand, and nothing where they do not', () => {
  const input = { id: 'a', lines: [{ plan: 'b' }, { plan: 'c' }], channels: ['d', 'e'], target: 'f', owner: null }
  expect(idsAt(input, ['id'])).toEqual(['a'])
  expect(idsAt(input, ['lines', 0, 'plan'])).toEqual(['b', 'c'])
  expect(idsAt(input, ['channels', 0])).toEqual(['d', 'e'])
  for (const path of [
    ['target', 'mount'],
    ['owner', 'user'],
    ['lines', 'plan'],
    ['id', 0],
  ] as const)
    expect(idsAt(input, path)).toEqual([])
})

test('an id of which nobody said whose it is has no place in a call', () => {
  const schema = z.object({ id: z.uuid().meta({ 'x-entity': 'stranger' }) })
  expect(() => idFieldsOf(schema)).toThrow('Nobody says whose a stranger is')
})
