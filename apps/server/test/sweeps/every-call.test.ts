import { idOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { idFieldsOf } from './every-call.ts'

const Line = z.object({ plan: idOf('plan'), note: z.string() }).meta({ id: 'LineOfTest' })

test('finds ids in objects, lists, unions, options and named models', () => {
  const schema = z.object({
    id: idOf('product'),
    name: z.string(),
    owner: z.object({ user: idOf('user').optional() }),
    lines: z.array(Line),
    channels: z.array(idOf('channel')),
    target: z.union([z.object({ mount: idOf('mount') }), z.string()]),
  })
  expect(idFieldsOf(schema).map(({ path, entity }) => `${path.join('.')} ${entity}`)).toEqual([
    'id product',
    'owner.user user',
    'lines.0.plan plan',
    'channels.0 channel',
    'target.mount mount',
  ])
})
