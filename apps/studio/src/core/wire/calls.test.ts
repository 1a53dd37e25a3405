import { anyone, call, group } from '@coverwright/contract/call'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { actsOf } from './acts-of.ts'
import { madeOf, once, queriesOf } from './queries-of.ts'

const Named = z.object({ name: z.string() })
const ofAgents = {
  agent: group('agent', {
    getAgent: call({ access: anyone, input: Named, output: Named }),
    updateAgent: call({ access: anyone, audit: true, input: Named, output: Named }),
  }),
}

/** Agents by their names, and how often each was asked for. */
function start() {
  const asked: string[] = []
  const client = {
    agent: {
      getAgent: async ({ name }: { name: string }) => {
        asked.push(name)
        return { name }
      },
      updateAgent: async (agent: { name: string }) => agent,
    },
  }
  const kept = new QueryClient()
  return { asked, kept, queries: queriesOf<typeof ofAgents>(client), acts: actsOf<typeof ofAgents>(client, kept) }
}

test('a query is kept under group, call and input, and asks with that input', async () => {
  const { queries, kept, asked } = start()
  const query = queries.agent.getAgent({ name: 'Ada' })
  expect(query.queryKey).toEqual(['agent', 'getAgent', { name: 'Ada' }])
  expect(await kept.fetchQuery(query)).toEqual({ name: 'Ada' })
  expect(asked).toEqual(['Ada'])
})

test('a write is done when what shows its group has looked again', async () => {
  const { queries, acts, kept, asked } = start()
  const stop = new QueryObserver(kept, { ...queries.agent.getAgent({ name: 'Ada' }) }).subscribe(() => undefined)
  await expect.poll(() => asked).toEqual(['Ada'])
  expect(await acts.agent.updateAgent({ name: 'Bea' })).toEqual({ name: 'Bea' })
  expect(asked).toEqual(['Ada', 'Ada'])
  stop()
})

test('what is made of an answer is stale with it', async () => {
  const { queries, acts, kept } = start()
  const length = madeOf(queries.agent.getAgent({ name: 'Ada' }), 'length', async () => 3)
  await kept.fetchQuery(length)
  await acts.agent.updateAgent({ name: 'Ada' })
  expect(kept.getQueryState(length.queryKey)?.isInvalidated).toBe(true)
})

test('nothing is asked before it is known of what', () => {
  const { queries } = start()
  const queryOf = (name: string) => queries.agent.getAgent({ name })
  expect(typeof once(undefined, queryOf).queryFn).toBe('symbol')
  expect(once('Ada', queryOf).queryKey).toEqual(['agent', 'getAgent', { name: 'Ada' }])
})
