import type { Exam } from '@coverwright/domain/assist/exam/exam'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../app/Providers.tsx'
import { loadTexts, startText } from '../../../core/text/start-text.ts'
import { ExamSheet } from './ExamSheet.tsx'
import type { ExamDoor } from './exam-door.ts'

await startText('en_uk')
await Promise.all(['exam', 'framework'].map(loadTexts))

const at = new Date().toISOString()
const question = (text: string) => ({ text, options: ['£10', '£20', '£30', '£40'], chosen: null })
const begun: Exam = {
  id: crypto.randomUUID(),
  levelId: crypto.randomUUID(),
  levelName: 'First level',
  isTrial: false,
  state: 'sitting',
  accuracy: 80,
  minutes: 60,
  startedAt: at,
  deadlineAt: new Date(Date.now() + 3_600_000).toISOString(),
  endedAt: null,
  now: at,
  questions: [question('How much for teeth?'), question('How much for claws?')],
  result: null,
}

/** A sheet before a server that keeps an answer when it is let, and what it was asked. */
async function showSheet() {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  let kept = begun
  const door: ExamDoor = {
    read: () => {
      throw new Error('Nobody reads it here')
    },
    answer: ({ question: nth, option }) => {
      asked.push(`${nth}: ${option}`)
      const { promise, resolve } = Promise.withResolvers<Exam>()
      waiting.push(() => {
        const questions = kept.questions.map((one, place) => (place === nth ? { ...one, chosen: option } : one))
        kept = { ...kept, questions }
        resolve(kept)
      })
      return promise
    },
    handIn: async () => {
      asked.push('handed in')
      return kept
    },
    source: async () => [],
  }
  function Sitting() {
    const [exam, setExam] = useState(begun)
    return <ExamSheet exam={exam} door={door} onTold={setExam} onOut={() => undefined} />
  }
  await render(
    <Providers>
      <Sitting />
    </Providers>,
  )
  return { asked, keepNext: () => waiting.shift()?.() }
}

/** Its name ends with its key. */
const option = (name: string) => page.getByRole('radio', { name, exact: false })

test('whoever answers and goes on sees nothing chosen there, and each answer is kept in its turn', async () => {
  const { asked, keepNext } = await showSheet()
  await option('£20').click()
  await userEvent.keyboard('n')
  await expect.element(page.getByText('How much for claws?')).toBeVisible()
  await expect.element(option('£20')).not.toBeChecked()
  await option('£30').click()
  await option('£40').click()
  await expect.element(option('£40')).toBeChecked()
  expect(asked).toEqual(['0: 1'])
  for (const sent of [2, 3]) {
    keepNext()
    await expect.poll(() => asked.length).toBe(sent)
  }
  keepNext()
  expect(asked).toEqual(['0: 1', '1: 2', '1: 3'])
  await expect.element(page.getByText('All answered')).toBeVisible()
  await expect.element(option('£40')).toBeChecked()
})

test('nothing is handed in before the last answer is kept', async () => {
  const { asked, keepNext } = await showSheet()
  await option('£20').click()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Hand in' })).toBeDisabled()
  expect(asked).toEqual(['0: 1'])
  keepNext()
  await expect.poll(() => asked).toEqual(['0: 1', 'handed in'])
})
