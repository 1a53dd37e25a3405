import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { Body } from '../body/body.ts'
import { checkBody } from '../body/check-body.ts'
import { draftTexts } from '../body/draft-texts.ts'
import { preBuild, ShellChoices } from '../page/pre-build.ts'
import { Shell } from '../page/shell.ts'
import { ProductForm } from '../product/product.ts'
import { everySaleBody } from '../product-template/every-sale.ts'
import { starts as german } from './starts.de_de.ts'
import { starts as french } from './starts.fr_fr.ts'
import { starts as thai } from './starts.th_th.ts'
import { starts as simplifiedChinese } from './starts.zh_cn.ts'
import { starts as traditionalChinese } from './starts.zh_tw.ts'

const languages = [
  ['de_de', german],
  ['fr_fr', french],
  ['th_th', thai],
  ['zh_cn', simplifiedChinese],
  ['zh_tw', traditionalChinese],
] as const

const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test.each(languages)('%s fills in what English does, and says nothing twice', (_language, starts) => {
  for (const [english, said] of Object.entries(starts)) {
    expect(placesIn(said), english).toEqual(placesIn(english))
    expect(said.split('\n').length, english).toBe(english.split('\n').length)
  }
  // A draft is known by its heading.
  const headings = Object.entries(starts).filter(([english]) => english.endsWith('?'))
  expect(new Set(headings.map(([, said]) => said)).size).toBe(headings.length)
})

const firm = {
  name: 'Saltmarsh Mutual',
  isInsurer: true,
  licenceNumber: '900001',
  phone: '+44 1632 960100',
  email: 'office@saltmarsh.example',
}
const choices = ShellChoices.parse({
  tradingName: 'Saltmarsh',
  headline: 'X',
  lead: '',
  phone: '',
  picture: null,
  theme: { brand: '#1F6B4F', radius: 14, font: 'inter' },
})

/** Every text that a new product shows, but names of data and blocks. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return [
      'label',
      'shortLabel',
      'help',
      'missing',
      'wrong',
      'text',
      'title',
      'heading',
      'lines',
      'lead',
      'next',
      'steps',
      'statement',
      'complaints',
      'demandsAndNeeds',
      'insured',
    ].includes(key)
      ? [value]
      : []
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name))
}

test.each(languages)(
  'a product written in %s begins with not a word of English, and is ready as an English one is',
  (language) => {
    const today = '2026-11-18'
    const settings = {
      ...exampleOf(ProductForm),
      line: 'travel' as const,
      languages: [language],
      description: '',
    } satisfies ProductForm
    const drafted = (product: ProductForm) => draftTexts(everySaleBody(product, firm), product, today)
    const body = drafted(settings)
    const shown = textsIn([body, preBuild(choices, body, settings)])
    expect(shown.length).toBeGreaterThan(60)
    const english = new Set<string>(Object.keys(german))
    const kept = new Set<string>(['Start', 'Plan'])
    expect(shown.filter((text) => english.has(text) && !kept.has(text))).toEqual([])
    expect(
      shown.filter((text) =>
        /\b(the|your|you|with|and|our|is)\b/i.test(text.replace(/Financial .*? (Authority|Service)/g, '')),
      ),
    ).toEqual([])
    Shell.parse(preBuild(choices, body, settings))
    const problems = (product: ProductForm) =>
      checkBody(Body.parse(drafted(product)), product, today, []).map(({ path, code }) => [path.join('.'), code])
    expect(problems(settings)).toEqual(problems({ ...settings, languages: ['en_uk'] }))
  },
)
