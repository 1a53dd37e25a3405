import { type Currency, formatAmount } from '../../base/money/money.ts'
import { inEnglish, type Say } from '../words/say.ts'
import { type Answers, addressParts, type CalendarDate, numberIn, readDate } from './answers.ts'
import type { AskedQuestion, OptionLists } from './asked-question.ts'
import { mediaIds } from './media.ts'
import { tickedOptions } from './ticked.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

export const sayDate = ({ day, month, year }: CalendarDate): string => `${day} ${months[month - 1]} ${year}`

/** The same in a language, by its tag. */
export const sayDateIn = (tag: string, date: CalendarDate): string =>
  new Intl.DateTimeFormat(tag, inWords).format(dateAt(date))

/** Years are counted as they are typed, also where a language has an era of its own. */
const inWords = { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' } as const

const dateAt = ({ day, month, year }: CalendarDate) => new Date(Date.UTC(year, month - 1, day))

/** Two days of one month, said once: "12.–19. März 2027". */
export function sayRangeIn(tag: string, first: CalendarDate, last: CalendarDate): string {
  return new Intl.DateTimeFormat(tag, inWords).formatRange(dateAt(first), dateAt(last))
}

interface Saying {
  readonly lists: OptionLists
  /** In English where nothing else is said. */
  readonly sayDate?: (date: CalendarDate) => string
  readonly say?: Say
  /** What amounts are in. */
  readonly currency?: Currency
  /** How the language writes them. */
  readonly tag?: string
}

/** An answer as the buyer reads it back; empty when there is none. */
export function sayAnswer(
  question: AskedQuestion,
  answers: Answers,
  { lists, sayDate: sayDay = sayDate, say = inEnglish, currency, tag }: Saying,
): string {
  const value = answers[question.name] ?? ''
  switch (question.type) {
    case 'radio':
      return question.options.find((option) => option.value === value)?.label ?? ''
    case 'checkboxes':
      return tickedOptions(question.options, value)
        .map(({ label }) => label)
        .join(', ')
    case 'select':
      return lists[question.list]?.find((option) => option.value === value)?.label ?? ''
    case 'date': {
      const date = readDate(question.name, answers)
      return date ? sayDay(date) : ''
    }
    case 'address':
      return addressParts
        .map((part) => answers[`${question.name}-${part}`])
        .filter(Boolean)
        .join(', ')
    case 'car-registration':
      return value.toUpperCase()
    case 'photo-video': {
      const { length } = mediaIds(value)
      if (length === 0) return ''
      return length === 1 ? say('1 file') : say('{count} files', { count: length })
    }
    case 'input': {
      const amount = question.format === 'money' && currency ? numberIn(value) : ''
      return amount && currency ? formatAmount(amount, currency, tag) : value
    }
    case 'phone':
    default:
      return value
  }
}
