import type { Answers } from '../question/answers.ts'
import { isPhone } from '../question/formats.ts'
import type { Body } from './body.ts'

/** The buyer's own number: what the first telephone question outside of lists was answered, in the international form. */
export function phoneOf({ questions }: Pick<Body, 'questions'>, answers: Answers): string | undefined {
  const asked = questions.groups
    .filter(({ repeat }) => !repeat)
    .flatMap((group) => group.questions)
    .find((question) => question.type === 'phone')
  const written = asked && answers[asked.name]
  return asked && written && isPhone(written, asked.areaCode) ? international(written, asked.areaCode) : undefined
}

function international(written: string, areaCode: string): string {
  const compact = written.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  return compact.startsWith('+') ? compact : `+${areaCode}${compact.replace(/^0/, '')}`
}
