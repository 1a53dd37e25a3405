import { z } from 'zod'
import { countries, text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'
import { Condition } from './condition.ts'

/** The wording of a question. What it asks for, with its limits and options, is the property of the same name. */
const wording = {
  name: dataName,
  /** The question itself, as a heading. May name other answers: "When was {{pet_name}} born?". */
  label: text(300),
  /** Stands beside the answer where answers are listed: "Breed". */
  shortLabel: text(60).optional(),
  /** Under the heading. */
  help: text(1000).optional(),
  /** Behind "Why do we ask?", for whoever wants to know more. */
  tooltip: text(1000).optional(),
  /** Stands in sentences while the answer is not known yet: "your pet". */
  standIn: text(80).optional(),
  showIf: Condition.optional(),
  isOptional: z.boolean().optional(),
  /** An optional question must be answered all the same when this holds. */
  requiredIf: Condition.optional(),
  /** What to do when the answer is missing, and when it is not one of those expected. */
  missing: text(),
  wrong: text().optional(),
  /** Said beside an answer that is right. */
  success: text().optional(),
}

/** In an empty field. Never the only hint there is: it disappears with the first letter. */
const placeholder = text(100).optional()

const Radio = z.strictObject({ ...wording, type: z.literal('radio'), layout: z.enum(['cards', 'row']) })

/** Boxes of which as many are ticked as apply. */
const Checkboxes = z.strictObject({ ...wording, type: z.literal('checkboxes'), layout: z.enum(['cards', 'row']) })

const Input = z.strictObject({
  ...wording,
  type: z.literal('input'),
  placeholder,
  /** More than one makes a box for several lines. */
  lines: z.int().min(1).max(20).optional(),
  autoComplete: z.enum(['name', 'email', 'given-name', 'family-name', 'organization']).optional(),
})

/** For long lists: searched by typing. */
const Select = z.strictObject({ ...wording, type: z.literal('select'), placeholder })

const DateQuestion = z.strictObject({
  ...wording,
  type: z.literal('date'),
  /** What was understood, with # for the age: "{{pet_name}} is # old". */
  says: text().optional(),
  autoComplete: z.literal('bday').optional(),
})

/** A number without a country code is taken to be of this area. */
const Phone = z.strictObject({
  ...wording,
  type: z.literal('phone'),
  placeholder,
  areaCode: z.string().regex(/^[1-9]\d{0,3}$/),
})

const Address = z.strictObject({ ...wording, type: z.literal('address'), country: z.enum(countries) })

const CarRegistration = z.strictObject({
  ...wording,
  type: z.literal('car-registration'),
  placeholder,
  /** The data that takes the code of the vehicle found by it. */
  fills: dataName.optional(),
  country: z.enum(countries),
})

const PhotoVideo = z.strictObject({
  ...wording,
  type: z.literal('photo-video'),
  accepts: z.enum(['photo', 'video', 'photo-or-video']),
  /** How many files; one where nothing is said. */
  most: z.int().min(1).max(10).optional(),
})

export const Question = z.discriminatedUnion('type', [
  Radio,
  Checkboxes,
  Input,
  Select,
  DateQuestion,
  Phone,
  Address,
  CarRegistration,
  PhotoVideo,
])

/** Asked once for each of several: drivers, claims, pets. */
const Repeat = z.strictObject({
  min: z.int().min(0).max(100),
  max: z.int().min(1).max(100),
  /** One of them, in a sentence: "driver". */
  item: text(60),
  /** One of them in the list of those given: "{{driver_name}}, born {{driver_born}}". */
  summary: text(300),
})

/** One page's worth of questions. */
export const QuestionGroup = z.strictObject({
  name: dataName,
  repeat: Repeat.optional(),
  questions: z.array(Question).max(50),
})

/** Everything a product asks, in the order it is asked. */
export const QuestionSet = z.strictObject({ groups: z.array(QuestionGroup).max(100) })

export type Question = z.output<typeof Question>
export type QuestionType = Question['type']
export type QuestionOf<Type extends QuestionType> = Extract<Question, { type: Type }>
export type Repeat = z.output<typeof Repeat>
export type QuestionGroup = z.output<typeof QuestionGroup>
export type QuestionSet = z.output<typeof QuestionSet>

export const questionTypes = [
  'radio',
  'checkboxes',
  'input',
  'select',
  'date',
  'phone',
  'address',
  'car-registration',
  'photo-video',
] as const satisfies readonly QuestionType[]
