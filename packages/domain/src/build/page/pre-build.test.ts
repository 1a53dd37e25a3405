import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { Body } from '../body/body.ts'
import { sampleBody } from '../body/sample-body.ts'
import { insuranceLines, ProductForm } from '../product/product.ts'
import { templateBody } from '../product-template/templates.ts'
import { preBuild, ShellChoices } from './pre-build.ts'
import { Shell } from './shell.ts'

const body = Body.parse(sampleBody)
const choices = ShellChoices.parse({
  tradingName: 'Harbour Pet',
  headline: 'Cover that stays',
  lead: 'Vet fees every year',
  phone: '',
  picture: null,
  theme: { brand: '#1F6B4F', radius: 14, font: 'inter' },
})

test.each(insuranceLines)('a shell for %s is whole', (line) => {
  expect(Shell.parse(preBuild(choices, body, { line, languages: ['en_uk'] })).pages.map(({ role }) => role)).toEqual([
    ...body.questions.groups.map(() => 'questions'),
    'plans',
    'check',
    'thank-you',
    'text',
    'text',
    'text',
  ])
})

test('every group of questions has its page, and its step is named', () => {
  const [group] = body.questions.groups
  if (!group) throw new Error('The sample asks nothing')
  const groups = ['about_you', 'your_pet', 'health'].map((name) => Object.assign({}, group, { name }))
  const shell = Shell.parse(
    preBuild(choices, { ...body, questions: { ...body.questions, groups } }, { line: 'pet', languages: ['en_uk'] }),
  )
  expect(shell.steps).toEqual(['Start', 'Your pet', 'Health', 'Plan', 'Check and pay'])
  expect(shell.pages.slice(0, 5).map((page) => [page.path, 'step' in page && shell.steps[page.step - 1]])).toEqual([
    ['/', 'Start'],
    ['/your-pet', 'Your pet'],
    ['/health', 'Health'],
    ['/plan', 'Plan'],
    ['/check', 'Check and pay'],
  ])
})

test('choices are checked', () => {
  expect(ShellChoices.safeParse({ ...choices, headline: ' ' }).success).toBe(false)
  expect(ShellChoices.safeParse({ ...choices, theme: { ...choices.theme, brand: 'red' } }).success).toBe(false)
})

test.each(insuranceLines)('a product for %s has a site at once, with a page for everything its line asks', (line) => {
  const made = templateBody(line, exampleOf(ProductForm), 'Harbour Pet')
  expect(made.standard).toEqual({
    holder: 'policyholder',
    email: 'email',
    address: 'address',
    coverStart: 'cover_start',
  })
  const { pages } = Shell.parse(preBuild(choices, made, { line, languages: ['en_uk'] }))
  expect(pages.flatMap((page) => (page.role === 'questions' ? [page.group] : []))).toEqual(
    made.questions.groups.map(({ name }) => name),
  )
})
