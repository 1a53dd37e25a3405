import { channelLifecycle } from '@coverwright/domain/sell/channel/channel-lifecycle'
import { expect, test } from 'vitest'
import texts from '../framework.en_uk.json' with { type: 'json' }
import { statuses, statusesOf } from './statuses.ts'

test('every status has a word, and every word a status', () => {
  expect(Object.keys(texts.status).toSorted()).toEqual(Object.keys(statuses).toSorted())
})

test('a lifecycle gets a look for each of its states', () => {
  const looks = statusesOf(channelLifecycle, { activated: 'activated', deactivated: 'deactivated' })
  expect(channelLifecycle.states.map((state) => statuses[looks[state]].tone)).toEqual(['success', 'neutral'])
})
