import { z } from 'zod'
import { countries, requiredText } from '../fields.ts'
import { messages } from '../messages.ts'

/** Links a question to pricing, rules, documents and merge fields. */
export const dataName = z
  .string(messages.required)
  .regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/, 'A name starts with a letter and has letters, digits and _ only.')
  // Answers are looked up by name: "constructor" would find what every object has.
  .refine((name) => !(name in {}), messages.alreadyExists)

export const Option = z.strictObject({
  value: requiredText(200),
  label: requiredText(200),
  help: requiredText(300).optional(),
})

/** Asked only when an earlier answer is one of these. */
const Condition = z.strictObject({ name: dataName, isOneOf: z.array(requiredText()).min(1).max(50) })

const asked = {
  name: dataName,
  /** The question itself, as a heading. May name other answers: "When was {{pet_name}} born?". */
  label: requiredText(300),
  /** Stands beside the answer where answers are listed: "Breed". */
  shortLabel: requiredText(60).optional(),
  help: requiredText(1000).optional(),
  /** Stands in sentences while the answer is not known yet: "your pet". */
  standIn: requiredText(80).optional(),
  showIf: Condition.optional(),
  isOptional: z.boolean().optional(),
  /** What to do when the answer is missing, and when it is not one of those expected. */
  missing: requiredText(),
  wrong: requiredText().optional(),
}

const Radio = z.strictObject({
  ...asked,
  type: z.literal('radio'),
  layout: z.enum(['cards', 'row']),
  options: z.array(Option).min(2, 'Give at least 2 options').max(50),
})

const Input = z.strictObject({
  ...asked,
  type: z.literal('input'),
  format: z.enum(['text', 'email', 'number']),
  maxLength: z.int().min(1).max(5000),
  /** More than one makes a box for several lines. */
  lines: z.int().min(1).max(20).optional(),
  /** Whole numbers only, both included. */
  min: z.int().optional(),
  max: z.int().optional(),
  autoComplete: z.enum(['name', 'email', 'given-name', 'family-name', 'organization']).optional(),
})

/** A long list, kept beside the questions under its name and searched by typing. */
const Select = z.strictObject({ ...asked, type: z.literal('select'), list: dataName })

/** Bounds are in whole years of age, in days from today, or fixed days; all that are given hold. */
const DateQuestion = z.strictObject({
  ...asked,
  type: z.literal('date'),
  minAge: z.int().min(0).max(150).optional(),
  maxAge: z.int().min(0).max(150).optional(),
  earliestInDays: z.int().optional(),
  latestInDays: z.int().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** What was understood, with # for the age: "{{pet_name}} is # old". */
  says: requiredText().optional(),
  autoComplete: z.literal('bday').optional(),
})

/** A number without a country code is taken to be of this area. */
const Phone = z.strictObject({ ...asked, type: z.literal('phone'), areaCode: z.string().regex(/^[1-9]\d{0,3}$/) })

const Address = z.strictObject({ ...asked, type: z.literal('address'), country: z.enum(countries) })

export const Question = z.discriminatedUnion('type', [Radio, Input, Select, DateQuestion, Phone, Address])

/** One page's worth of questions. */
export const QuestionGroup = z.strictObject({ name: dataName, questions: z.array(Question).min(1).max(50) })

export type Option = z.output<typeof Option>
export type Question = z.output<typeof Question>
export type QuestionGroup = z.output<typeof QuestionGroup>
export type QuestionOf<Type extends Question['type']> = Extract<Question, { type: Type }>
