import { expect, test } from 'vitest'
import type { Language } from '../../base/language/language.ts'
import { exampleOf } from '../../fields.ts'
import { ProductForm } from '../product/product.ts'
import { periodsOf } from '../words/periods-of.ts'
import { Body } from './body.ts'
import { checkPeriods, otherPeriodIn } from './check-periods.ts'
import { sampleBody } from './sample-body.ts'

test.each([
  ['Your cover lasts 6 months.', 12, '6 months'],
  ['This is a 24-month policy', 12, '24-month'],
  ['The period of insurance is thirty days.', 12, 'thirty days'],
  ['Cover ends after two years', 12, 'two years'],
  ['You buy an annual policy.', 6, 'annual policy'],
  ['The policy runs 12 months', 6, '12 months'],
  ['Your cover lasts half a year.', 12, 'half a year'],
  ['This is a half-yearly policy', 12, 'half-yearly'],
  ['The policy runs a year and a half', 12, 'a year and a half'],
])('%s (%i months)', (text, months, said) => {
  expect(otherPeriodIn(text, { by: 'months', months }, periodsOf.en_uk)).toBe(said)
})

test.each([
  ['Your policy runs twelve months.', 12],
  ['Cover lasts one year', 12],
  ['The policy period is 365 days', 12],
  ['The policy runs 52 weeks', 12],
  ['Cover for 30 days', 1],
  ['You can cancel your policy within 14 days.', 12],
  ['Animals 8 weeks old are covered.', 12],
  ['You had no policy refused in the last 5 years', 12],
  ['Tell us of a claim under this policy in 30 days', 12],
  ['Cover holds abroad for up to 90 days of each policy year.', 12],
  ['We answer in 5 days', 12],
  ['An annual policy', 12],
  ['Your cover lasts half a year.', 6],
  ['The policy runs a year and a half', 18],
])('%s (%i months) contradicts nothing', (text, months) => {
  expect(otherPeriodIn(text, { by: 'months', months }, periodsOf.en_uk)).toBeUndefined()
})

const trip = { by: 'last-day', name: 'home_on', mostDays: 31 } as const

test.each([
  ['Your cover lasts 8 days.', { by: 'days', days: 8 }, undefined],
  ['Your cover lasts 8 days.', { by: 'days', days: 9 }, '8 days'],
  ['An annual policy', { by: 'days', days: 9 }, 'annual policy'],
  ['Cover for a trip of 31 days', trip, undefined],
  ['Cover for a trip of 90 days', trip, '90 days'],
  ['You buy an annual policy.', trip, 'annual policy'],
] as const)('%s beside %o', (text, length, said) => {
  expect(otherPeriodIn(text, length, periodsOf.en_uk)).toBe(said)
})

/** What a product of twelve months must not say, by its language, and the words that are told. */
const contradictions: readonly (readonly [Language, string, string])[] = [
  ['de_de', 'Ihr Versicherungsschutz dauert 6 Monate.', '6 Monate'],
  ['de_de', 'Die Laufzeit des Vertrags beträgt zwei Jahre', 'zwei Jahre'],
  ['de_de', 'Das ist eine 24-monatige Police', '24-monatige'],
  ['de_de', 'Der Schutz gilt ein halbes Jahr.', 'ein halbes Jahr'],
  ['de_de', 'Die Police läuft anderthalb Jahre.', 'anderthalb Jahre'],
  ['de_de', 'Versicherungsdauer: dreißig Tage', 'dreißig Tage'],
  ['fr_fr', 'Votre couverture dure 6 mois.', '6 mois'],
  ['fr_fr', 'Le contrat est conclu pour deux ans', 'deux ans'],
  ['fr_fr', 'La garantie court pendant un semestre', 'un semestre'],
  ['fr_fr', 'La police dure un an et demi.', 'un an et demi'],
  ['fr_fr', 'La période d’assurance est de trente jours.', 'trente jours'],
  ['th_th', 'กรมธรรม์มีอายุ 6 เดือน', '6 เดือน'],
  ['th_th', 'ความคุ้มครองนานหกเดือน', 'หกเดือน'],
  ['th_th', 'กรมธรรม์มีผลสองปี', 'สองปี'],
  ['th_th', 'ให้ความคุ้มครองครึ่งปี', 'ครึ่งปี'],
  ['th_th', 'ระยะเวลาเอาประกันภัย ๓๐ วัน', '30 วัน'],
  ['zh_cn', '保险期间为6个月。', '6个月'],
  ['zh_cn', '本保单有效期两年', '两年'],
  ['zh_cn', '保障期为半年', '半年'],
  ['zh_cn', '保险合同为期３０天', '30天'],
  ['zh_tw', '保險期間為六個月。', '六個月'],
  ['zh_tw', '本保單有效期為2年', '2年'],
  ['zh_tw', '保障期間為半年', '半年'],
  ['zh_tw', '契約為期一年半', '一年半'],
]

test.each(contradictions)('%s: %s (12 months)', (language, text, said) => {
  expect(otherPeriodIn(text, { by: 'months', months: 12 }, periodsOf[language])).toBe(said)
})

test.each<readonly [Language, string]>([
  ['de_de', 'Ihr Versicherungsschutz dauert zwölf Monate.'],
  ['de_de', 'Die Laufzeit beträgt ein Jahr'],
  ['de_de', 'Eine Jahrespolice'],
  ['de_de', 'Sie können den Vertrag binnen 14 Tagen widerrufen.'],
  ['de_de', 'Versichert sind Tiere, die 8 Wochen alt sind'],
  ['de_de', 'Der Schutz gilt im Ausland bis zu 90 Tage je Versicherungsjahr.'],
  ['de_de', 'Melden Sie einen Schaden zu dieser Police in 30 Tagen'],
  ['fr_fr', 'Votre couverture dure douze mois.'],
  ['fr_fr', 'Le contrat dure un an'],
  ['fr_fr', 'Un contrat annuel'],
  ['fr_fr', 'Vous pouvez résilier le contrat sous 14 jours.'],
  ['fr_fr', 'Le contrat n’a pas été refusé au cours des 5 dernières années'],
  ['fr_fr', 'La garantie vaut 90 jours par an à l’étranger'],
  ['th_th', 'กรมธรรม์มีอายุ 12 เดือน'],
  ['th_th', 'ความคุ้มครองนานหนึ่งปี'],
  ['th_th', 'กรมธรรม์รายปี'],
  ['th_th', 'ท่านยกเลิกกรมธรรม์ได้ภายใน 14 วัน'],
  ['th_th', 'คุ้มครองสัตว์เลี้ยงอายุ 8 สัปดาห์'],
  ['th_th', 'คุ้มครองในต่างประเทศ 90 วันต่อปี'],
  ['zh_cn', '保险期间为十二个月。'],
  ['zh_cn', '保险期间一年'],
  ['zh_cn', '年度保单'],
  ['zh_cn', '您可在14天内取消保单。'],
  ['zh_cn', '本保险承保8周岁的宠物'],
  ['zh_cn', '保单自2026年1月30日起生效'],
  ['zh_tw', '保險期間為十二個月。'],
  ['zh_tw', '保險期間一年'],
  ['zh_tw', '您可於14天內取消保單。'],
  ['zh_tw', '本保險於海外每年承保90天'],
])('%s: %s (12 months) contradicts nothing', (language, text) => {
  expect(otherPeriodIn(text, { by: 'months', months: 12 }, periodsOf[language])).toBeUndefined()
})

test.each<readonly [Language, string, number]>([
  ['de_de', 'Eine Jahrespolice', 6],
  ['fr_fr', 'Un contrat annuel', 6],
  ['th_th', 'กรมธรรม์รายปี', 6],
  ['zh_cn', '年度保单', 6],
  ['zh_tw', '年度保單', 6],
])('%s: a policy by the year is none of six months (%s)', (language, text, months) => {
  expect(otherPeriodIn(text, { by: 'months', months }, periodsOf[language])).toBe(text.replace(/^(?:Eine|Un) /, ''))
})

test('translations are read in their language, first texts in the product’s own', () => {
  const { languages } = exampleOf(ProductForm)
  const body = Body.parse(sampleBody)
  expect(checkPeriods(body, languages)).toEqual([])
  body.insured = 'Ihr Schutz gilt 12 Monate.'
  body.translations = {
    fr_fr: { insured: 'Votre couverture dure 6 mois.' },
    zh_cn: { insured: '保险期间为十二个月。' },
    th_th: { insured: 'กรมธรรม์มีอายุ 6 เดือน' },
  }
  expect(checkPeriods(body, ['de_de', 'fr_fr', 'zh_cn']).map(({ path, message }) => [path.join('.'), message])).toEqual(
    [['insured', 'In Français this says “6 mois”, but a policy runs 12 months']],
  )
  body.insured = 'Ihr Schutz gilt ein halbes Jahr.'
  expect(checkPeriods(body, ['de_de']).map(({ message }) => message)).toEqual([
    'This says “ein halbes Jahr”, but a policy runs 12 months',
  ])
})
