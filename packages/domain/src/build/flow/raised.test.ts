import { expect, test } from 'vitest'
import type { FlowBlock } from '../page/flow.ts'
import type { Answers } from '../question/answers.ts'
import { type KnownEvent, mostRaised } from './check-event.ts'
import { checkFlow } from './check-flow.ts'
import { type EventBlock, raisedOn } from './raised.ts'
import { forkedBody as body, forkedShell, pastDetails } from './test/forked-journey.ts'
import { walker } from './walk.ts'

const id = '0190c8a0-0000-7000-8000-000000000002'
const event: KnownEvent = {
  id,
  name: 'young-pet',
  fields: [
    { name: 'age', kind: 'number' },
    { name: 'begins', kind: 'day' },
    { name: 'at', kind: 'moment' },
  ],
}
const raise = (change: Partial<EventBlock> = {}): EventBlock => ({
  kind: 'event',
  id: 'young',
  name: 'Young pet',
  page: '/health',
  eventId: id,
  fields: [{ field: 'begins', data: 'cover_start' }],
  ...change,
})

const today = { day: 15, month: 6, year: 2026 }
const now = new Date('2026-06-15T09:00:00Z')
const begins = { 'cover_start-day': '1', 'cover_start-month': '7', 'cover_start-year': '2026' }
const answers = { ...begins, age: '3', is_ill: 'no' }
const raised = (blocks: FlowBlock[], given: Answers = answers, fields = event.fields) =>
  raisedOn(
    walker({ body, shell: forkedShell(...blocks) })({ answers: given, today }),
    { [id]: { ...event, fields } },
    now,
  )

test('what was answered fills the fields of the event, each as what it is', () => {
  expect(raised([raise()])).toEqual([
    { type: 'own.young-pet', fields: { age: 3, begins: '2026-07-01', at: now.toISOString() } },
  ])
  const isYoung = raise({ fields: [{ field: 'young', data: 'is_ill' }] })
  expect(raised([isYoung], answers, [{ name: 'young', kind: 'yes-no' }])[0]?.fields).toEqual({ young: false })
})

test('what this buyer was not asked is left out; nothing stands for it', () => {
  expect(raised([raise()], begins)[0]?.fields).toEqual({
    begins: '2026-07-01',
    at: now.toISOString(),
  })
  expect(raised([raise()], { ...answers, age: 'three' })[0]?.fields).not.toHaveProperty('age')
})

test('whoever was led past it raises nothing, and neither does what names no event', () => {
  const later = raise({ page: '/details' })
  expect(raised([pastDetails, later])).toEqual([])
  expect(raised([pastDetails, later], { ...answers, is_ill: 'yes' })).toHaveLength(1)
  expect(raised([raise({ eventId: null })])).toEqual([])
})

const problems = (blocks: FlowBlock[], events = [event]) =>
  checkFlow(forkedShell(...blocks), body, [], { connectors: [], events }).map(({ message }) => message)

test('an event that cannot be raised as it promises keeps the product from being published', () => {
  expect(problems([raise()])).toEqual([])
  expect(problems([raise({ eventId: null })])).toEqual(['No event is chosen for what is raised after "health"'])
  expect(problems([raise()], [])).toEqual(['The event raised after "health" is not there: choose another'])
  expect(problems([raise({ fields: [] })])).toEqual([
    '"begins" has no answer yet when the event is raised: choose data that has',
  ])
  expect(problems([raise({ fields: [{ field: 'begins', data: 'age' }] })])).toEqual([
    '"age" cannot be the field "begins": it is of another kind',
  ])
})

test('one journey raises so many at most', () => {
  const many = Array.from({ length: mostRaised + 1 }, (_, at) => raise({ id: `young-${at}` }))
  expect(problems(many.slice(1))).toEqual([])
  expect(problems(many)).toEqual([`A journey raises ${mostRaised} events at most`])
})
