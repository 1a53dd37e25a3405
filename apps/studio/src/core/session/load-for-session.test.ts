import { expect, test } from 'vitest'
import { loadForSession } from './load-for-session.ts'

function setUp() {
  const questions: PromiseWithResolvers<string>[] = []
  const kept: string[] = []
  const listeners: (() => void)[] = []
  const { load, reload } = loadForSession<string>({
    ask: () => {
      const question = Promise.withResolvers<string>()
      questions.push(question)
      return question.promise
    },
    keep: (answer) => void kept.push(answer),
    onSignedOut: (listener) => void listeners.push(listener),
  })
  return { load, reload, questions, kept, signOut: () => listeners[0]?.() }
}

test('all who ask at once share one question, and who asks later asks anew', async () => {
  const { load, questions, kept } = setUp()
  const both = Promise.all([load(), load()])
  questions[0]?.resolve('first')
  await both
  const again = load()
  questions[1]?.resolve('second')
  await again
  expect(kept).toEqual(['first', 'second'])
  expect(questions).toHaveLength(2)
})

test('an answer after signing out is kept by nobody, and the next person asks for themselves', async () => {
  const { load, questions, kept, signOut } = setUp()
  const first = load()
  signOut()
  const second = load()
  questions[0]?.resolve('who has left')
  await first
  questions[1]?.resolve('who is here')
  await second
  expect(kept).toEqual(['who is here'])
  const third = load()
  expect(questions).toHaveLength(3)
  questions[2]?.resolve('who is here')
  await third
})

test('a question that fails is asked again by the next', async () => {
  const { load, questions, kept } = setUp()
  const failed = load()
  questions[0]?.reject(new Error('out of reach'))
  await expect(failed).rejects.toThrow('out of reach')
  const again = load()
  questions[1]?.resolve('here')
  await again
  expect(kept).toEqual(['here'])
})

test('news while a question is on its way are asked for once more, after it', async () => {
  const { load, reload, questions, kept } = setUp()
  const first = load()
  const news = Promise.all([reload(), reload()])
  expect(questions).toHaveLength(1)
  questions[0]?.resolve('as it was')
  await first
  await expect.poll(() => questions.length).toBe(2)
  questions[1]?.resolve('as it is')
  await news
  expect(kept).toEqual(['as it was', 'as it is'])
})

test('news are asked for at once when nothing is on its way, and also after a question that failed', async () => {
  const { load, reload, questions, kept } = setUp()
  const alone = reload()
  questions[0]?.resolve('first')
  await alone
  const failed = load()
  const news = reload()
  questions[1]?.reject(new Error('out of reach'))
  await expect(failed).rejects.toThrow('out of reach')
  await expect.poll(() => questions.length).toBe(3)
  questions[2]?.resolve('second')
  await news
  expect(kept).toEqual(['first', 'second'])
})

test('news for who has signed out meanwhile are asked for by nobody', async () => {
  const { load, reload, questions, kept, signOut } = setUp()
  const first = load()
  const news = reload()
  signOut()
  questions[0]?.resolve('who has left')
  await Promise.all([first, news])
  expect(questions).toHaveLength(1)
  expect(kept).toEqual([])
})
