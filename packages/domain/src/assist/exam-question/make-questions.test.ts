import { describe, expect, test } from 'vitest'
import type { HubPassage } from '../hub-file/hub-file.ts'
import { makeQuestions } from './make-questions.ts'

const page = (text: string, heading = 'What is insured?'): HubPassage => ({
  heading,
  text,
  place: { is: 'page', page: 1 },
})
const made = (...passages: readonly HubPassage[]) => makeQuestions([{ fileId: 'booklet', passages }])

const plans = page(
  [
    'Vet fees: up to £3,000 a condition (Essential), £5,000 a year (Plus) or £8,000 a year (Lifetime).',
    'Dental treatment: after accidents (Essential), up to £750 (Plus) or £1,500 (Lifetime).',
    'Third-party liability, dogs only: up to £1 million (Essential, Plus) or £2 million (Lifetime)',
  ].join('\n'),
)

const row = (text: string, nth: number): HubPassage => ({
  heading: 'Cover: Benefit | Basic | Plus',
  text,
  place: { is: 'cells', sheet: 'Cover', cells: `A${nth}:C${nth}` },
})

describe('what stands for a plan', () => {
  test('is asked with what stands for the other plans beside it', () => {
    const vet = made(plans).find(({ text }) => text === 'Which of these stands for “Vet fees” under “Plus”?')
    expect(vet).toMatchObject({ kind: 'plan-value', answer: '£5,000 a year', fileId: 'booklet', passage: 0 })
    expect(vet?.wrong).toEqual(expect.arrayContaining(['£3,000 a condition', '£8,000 a year']))
    expect(vet?.wrong).toHaveLength(3)
  })

  test('one value for two plans is asked of each, and words among sums of nobody', () => {
    const texts = made(plans).map(({ text }) => text)
    expect(texts).toContain('Which of these stands for “Third-party liability, dogs only” under “Essential”?')
    expect(texts).toContain('Which of these stands for “Third-party liability, dogs only” under “Plus”?')
    expect(texts).not.toContain('Which of these stands for “Dental treatment” under “Essential”?')
  })

  test('is read from the rows of a workbook by its columns', () => {
    const questions = made(
      row('Cabin bags | £100 | £250', 2),
      row('Lost passport | £150 | £300', 3),
      row('Missed flight | £500', 4),
    )
    expect(questions.find(({ text }) => text.includes('“Lost passport” under “Plus”'))).toMatchObject({
      answer: '£300',
      wrong: expect.arrayContaining(['£150']),
    })
    // Of which column its one value is cannot be known.
    expect(questions.some(({ text }) => text.includes('Missed flight'))).toBe(false)
  })

  test('a value is asked under its own column where the one before it is empty', () => {
    const questions = made(
      row('Cabin bags | £100 | £250', 2),
      row('Lost passport | £150 | £300', 3),
      row('Missed flight |  | £500', 4),
    )
    const asked = questions.filter(({ text }) => text.includes('Missed flight'))
    expect(asked).toMatchObject([{ text: expect.stringContaining('under “Plus”'), answer: '£500' }])
  })
})

describe('a figure', () => {
  const days = page(
    [
      'Within 14 days you get all your money back if you have not claimed.',
      'We write to you 21 days before the year ends with a price for the next.',
      'It is stolen and not found within 45 days of the day it was lost.',
      'All cover holds in Europe for up to 90 days of each policy year.',
    ].join('\n'),
  )

  test('is left out of its sentence, among others of its kind', () => {
    const question = made(days).find(({ answer }) => answer === '14 days')
    expect(question?.text).toBe(
      'Which figure is missing: “Within ____ you get all your money back if you have not claimed.”?',
    )
    expect(question?.wrong.toSorted()).toEqual(['21 days', '45 days', '90 days'])
  })

  test('is not asked where the documents have too few of its kind', () => {
    expect(made(page('Within 14 days you get all your money back if you have not claimed.'))).toEqual([])
  })

  test('is not asked where two sentences say two things', () => {
    const twice = page('Within 30 days you get all your money back if you have not claimed.', 'Elsewhere')
    expect(made(days, twice).some(({ text }) => text.includes('all your money back'))).toBe(false)
  })

  test('that can be read in the question is no answer to it', () => {
    const both = page('Illness in the first 14 days and injury in the first 48 hours is never paid for by us.')
    for (const { wrong } of made(days, both).filter(({ text }) => text.includes('Illness')))
      for (const value of wrong) expect(['14 days', '48 hours']).not.toContain(value)
  })
})

test('a term is asked by what it means, among the other terms', () => {
  const terms = page(
    [
      'Excess means the amount you pay yourself towards each new condition.',
      'Condition means any illness or injury, with whatever follows from it.',
      'A policy year means the twelve months from the day your cover starts.',
      'Vet means somebody who is registered to treat animals in this country.',
      'Claim means what you ask us to pay for, with the papers that show it.',
    ].join('\n'),
    'Words',
  )
  const question = made(terms).find(({ kind, answer }) => kind === 'definition' && answer === 'Excess')
  expect(question?.text).toBe('Which term is explained so: “the amount you pay yourself towards each new condition”?')
  // What the meaning itself names is no answer.
  expect(question?.wrong.toSorted()).toEqual(['Claim', 'Policy year', 'Vet'])
})
