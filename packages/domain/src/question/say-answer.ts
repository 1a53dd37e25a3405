import { type Answers, addressParts, type CalendarDate, readDate } from './answers.ts'
import type { AskedQuestion, OptionLists } from './asked-question.ts'
import { mediaIds } from './media.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

export const sayDate = ({ day, month, year }: CalendarDate): string => `${day} ${months[month - 1]} ${year}`

/** The same in a language, by its tag. */
export const sayDateIn = (tag: string, { day, month, year }: CalendarDate): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(year, month - 1, day)))

interface Saying {
  readonly lists: OptionLists
  /** In English where nothing else is said. */
  readonly sayDate?: (date: CalendarDate) => string
}

/** An answer as the buyer reads it back; empty when there is none. */
export function sayAnswer(
  question: AskedQuestion,
  answers: Answers,
  { lists, sayDate: say = sayDate }: Saying,
): string {
  const value = answers[question.name] ?? ''
  switch (question.type) {
    case 'radio':
      return question.options.find((option) => option.value === value)?.label ?? ''
    case 'select':
      return lists[question.list]?.find((option) => option.value === value)?.label ?? ''
    case 'date': {
      const date = readDate(question.name, answers)
      return date ? say(date) : ''
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
      return length === 0 ? '' : `${length} ${length === 1 ? 'file' : 'files'}`
    }
    case 'input':
    case 'phone':
    default:
      return value
  }
}
