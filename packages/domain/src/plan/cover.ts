import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { messages } from '../messages.ts'
import { dataName, Option } from '../question/question.ts'

/** What is covered, listed in the same order on every plan. */
const CoverItem = z.strictObject({ name: dataName, title: requiredText(80), tooltip: requiredText(300).optional() })

const Plan = z.strictObject({
  /** The answer that the rating program knows it by. */
  code: dataName,
  title: requiredText(60),
  subtitle: z.string().max(200),
  /** By the item's name; an item that is missing here is "Not covered". */
  limits: z.record(dataName, requiredText(80)),
})

/** Something to settle besides the plan: the excess. */
const CoverChoice = z.strictObject({
  name: dataName,
  title: requiredText(80),
  help: requiredText(300).optional(),
  options: z.array(Option).min(2).max(20),
  /** What the prices are shown for at first. It costs nothing extra to leave it. */
  standard: requiredText(),
})

const AddOn = z.strictObject({ name: dataName, title: requiredText(80), about: z.string().max(200) })

export const paymentFrequencies = ['monthly', 'yearly'] as const

/** What can be bought, and the rating program's names for it. Prices are never kept here: the program makes them. */
export const Cover = z
  .strictObject({
    /** The data name that a plan's code is the answer to. */
    planName: dataName,
    items: z.array(CoverItem).max(60),
    plans: z.array(Plan).min(1).max(6),
    choices: z.array(CoverChoice).max(6),
    addOns: z.array(AddOn).max(20),
    /** The first is shown at first. `monthly` needs an instalment plan of that name in the rating program. */
    frequencies: z.array(z.enum(paymentFrequencies)).min(1).max(2),
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message })
    const names = new Set<string>([value.planName])
    for (const [list, entries] of [
      ['choices', value.choices],
      ['addOns', value.addOns],
    ] as const) {
      for (const [at, { name }] of entries.entries()) {
        if (names.has(name)) refuse([list, at, 'name'], messages.dataNameTaken)
        names.add(name)
      }
    }
    const codes = new Set(value.plans.map(({ code }) => code))
    if (codes.size < value.plans.length) refuse(['plans'], messages.alreadyExists)
    const items = new Set(value.items.map(({ name }) => name))
    for (const [at, { limits }] of value.plans.entries()) {
      if (!Object.keys(limits).every((name) => items.has(name)))
        refuse(['plans', at, 'limits'], 'There is no such item')
    }
    for (const [at, { options, standard }] of value.choices.entries()) {
      if (!options.some((option) => option.value === standard)) refuse(['choices', at, 'standard'], messages.required)
    }
  })

export type Cover = z.output<typeof Cover>
export type Plan = Cover['plans'][number]
export type AddOn = Cover['addOns'][number]
export type CoverChoice = Cover['choices'][number]
export type PaymentFrequency = (typeof paymentFrequencies)[number]
