import type { Option } from '../dataset/option.ts'
import type { PropertyOf } from '../dataset/property.ts'
import type { QuestionGroup, QuestionOf, Repeat } from './question.ts'

/**
 * A question with what it asks for: the wording of the one, the type, limits and options of the other. Controls, checks
 * and values work on these. Inside a repeated group the name is that of one item: `drivers.2.driver_born`.
 */
export type AskedQuestion =
  | (QuestionOf<'radio'> & { readonly options: readonly Option[] })
  | (QuestionOf<'checkboxes'> & TickLimits)
  /** The options are fetched under the list's name: they would be too much on a page. */
  | (QuestionOf<'select'> & { readonly list: string })
  | (QuestionOf<'input'> & InputLimits)
  | (QuestionOf<'date'> & DateLimits)
  | QuestionOf<'phone'>
  | QuestionOf<'address'>
  | QuestionOf<'car-registration'>
  | QuestionOf<'photo-video'>

type TickLimits = Pick<PropertyOf<'several'>, 'options' | 'atLeast' | 'atMost'>

interface InputLimits {
  readonly format: PropertyOf<'text'>['format'] | 'number' | 'money'
  readonly minLength?: number | undefined
  readonly maxLength: number
  /** Of numbers and amounts. */
  readonly decimals?: number | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
}

type DateLimits = Pick<PropertyOf<'date'>, 'minAge' | 'maxAge' | 'earliestInDays' | 'latestInDays' | 'from' | 'to'>

export type AskedQuestionOf<Type extends AskedQuestion['type']> = Extract<AskedQuestion, { type: Type }>

export interface AskedGroup extends Pick<QuestionGroup, 'name'> {
  readonly repeat?: Repeat | undefined
  readonly questions: readonly AskedQuestion[]
}

/** Options of select questions, by the name of the list. */
export type OptionLists = Readonly<Record<string, readonly Option[]>>
