import { Body } from '@coverwright/domain/build/body/body'
import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { kindOf, questionKindNames } from '@coverwright/domain/build/question/question-kinds'
import { produce } from 'immer'
import { expect, test } from 'vitest'
import {
  addGroup,
  addQuestion,
  changeKind,
  duplicateQuestion,
  moveQuestion,
  neighbourOf,
  removeGroup,
  removeQuestion,
} from './question-operations.ts'
import { nameFromTitle } from './use-name-from-title.ts'

const where = { country: 'GB' } as const
const body = Body.parse(sampleBody)
const names = ({ questions }: Body) => questions.groups.map((group) => group.questions.map(({ name }) => name))
const data = ({ dataset }: Body) => dataset.properties.map(({ name }) => name)

test.each(questionKindNames)('a new %s question, any kind turned into it and back, fits the model', (kind) => {
  for (const other of questionKindNames) {
    const made = produce(emptyBody({ name: 'Pets', currency: 'GBP' }), (draft) => {
      const group = addGroup(draft, 'pet')
      addQuestion(draft, { group, at: 0 }, other, where)
      changeKind(draft, { group, at: 0 }, kind, where)
      duplicateQuestion(draft, { group, at: 0 })
    })
    expect(Body.parse(made)).toEqual(made)
    expect(new Set(data(made)).size).toBe(2)
    const kinds = made.questions.groups[0]?.questions.map((question) =>
      kindOf(
        question,
        made.dataset.properties.find(({ name }) => name === question.name),
      ),
    )
    expect(kinds).toEqual([kind, kind])
    expect(made.questions.groups[0]?.questions[0]?.missing).not.toBe('')
  }
})

test('changing the type keeps options where they fit', () => {
  const made = produce(body, (draft) => {
    addQuestion(draft, { group: 0, at: 0 }, 'choose-one', where)
    const property = draft.dataset.properties.at(-1)
    const name = property?.name ?? ''
    draft.dataset.properties[draft.dataset.properties.length - 1] = {
      type: 'choice',
      name,
      options: [{ value: 'a', label: 'A' }],
    }
    changeKind(draft, { group: 0, at: 0 }, 'long-list', where)
  })
  expect(made.dataset.properties.at(-1)).toMatchObject({ type: 'choice', options: [{ value: 'a' }] })
  const ticked = produce(made, (draft) => changeKind(draft, { group: 0, at: 0 }, 'tick-several', where))
  expect(ticked.dataset.properties.at(-1)).toMatchObject({ type: 'several', options: [{ value: 'a' }] })
})

test('a question goes with its data, unless something else needs it', () => {
  const added = produce(body, (draft) => addQuestion(draft, { group: 0, at: 1 }, 'date', where))
  expect(data(added)).toContain('date')
  expect(data(produce(added, (draft) => removeQuestion(draft, { group: 0, at: 1 })))).toEqual(data(body))
  // Pricing reads the age.
  const without = produce(body, (draft) => removeQuestion(draft, { group: 0, at: 2 }))
  expect(names(without)).toEqual([['full_name', 'email', 'cover_start']])
  expect(data(without)).toContain('age')
  expect(data(produce(added, (draft) => removeGroup(draft, 0)))).not.toContain('date')
})

test('data that nobody has named goes by the title, where it is used too', () => {
  const named = produce(body, (draft) => {
    addQuestion(draft, { group: 0, at: 0 }, 'number', where)
    const question = draft.questions.groups[0]?.questions[0]
    if (question) question.label = 'How long is the trip?'
    draft.insured = '{{number}} days'
  })
  const after = produce(named, (draft) => nameFromTitle(draft, 'number', []))
  expect(names(after)[0]?.[0]).toBe('long_trip')
  expect(after.insured).toBe('{{long_trip}} days')
  // A name that somebody gave stays.
  expect(produce(after, (draft) => nameFromTitle(draft, 'long_trip', []))).toBe(after)
})

test('what every sale needs keeps its name, whatever its title', () => {
  const standard = produce(body, (draft) => {
    addQuestion(draft, { group: 0, at: 0 }, 'address', where)
    const question = draft.questions.groups[0]?.questions[0]
    if (question) question.label = 'Where do you live?'
    draft.standard.address = 'address'
  })
  expect(names(standard)[0]?.[0]).toBe('address')
  expect(produce(standard, (draft) => nameFromTitle(draft, 'address', []))).toBe(standard)
})

test('questions move within a group and into the next', () => {
  const two = produce(body, (draft) => void addGroup(draft, 'more'))
  const first = { group: 0, at: 0 }
  expect(neighbourOf(two, first, -1)).toBeUndefined()
  expect(neighbourOf(two, first, 1)).toEqual({ group: 0, at: 1 })
  expect(neighbourOf(two, { group: 0, at: 3 }, 1)).toEqual({ group: 1, at: 0 })
  expect(neighbourOf(two, { group: 1, at: 0 }, -1)).toEqual({ group: 0, at: 4 })
  const moved = produce(two, (draft) => void moveQuestion(draft, first, { group: 1, at: 9 }))
  expect(names(moved)).toEqual([['email', 'age', 'cover_start'], ['full_name']])
})
