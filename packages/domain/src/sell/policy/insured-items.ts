import type { Body } from '../../build/body/body.ts'
import type { Answers } from '../../build/question/answers.ts'
import { askedGroups } from '../../build/question/ask.ts'
import type { AskedGroup } from '../../build/question/asked-question.ts'
import { itemCount } from '../../build/question/items.ts'
import { itemTitle, saidItem } from '../journey/item-pages.ts'
import { isRepeated, type RepeatedGroup } from '../journey/journey-pages.ts'
import type { Speech } from '../journey/speech.ts'

/** Whoever or whatever there may be several of and is called by a name: travellers, drivers, pets. A claim is called by its day. */
export const insuredGroups = (body: Pick<Body, 'dataset' | 'questions'>): RepeatedGroup[] =>
  askedGroups(body).filter((group): group is RepeatedGroup => isRepeated(group) && namesOf(group).length > 0)

/** The questions of a group that its items are called by. */
export const namesOf = ({ questions, repeat }: AskedGroup): string[] =>
  questions
    .filter((question) => question.type === 'input' && question.format === 'text')
    .map(({ name }) => name)
    .filter((name) => repeat?.summary.includes(`{{${name}}}`))

/** Each of those who are insured besides what the policy's own words name, as the group's summary says them. */
export const insuredItems = (body: Pick<Body, 'dataset' | 'questions'>, answers: Answers, speech: Speech) =>
  insuredGroups(body).flatMap((group) =>
    Array.from({ length: itemCount(group, answers) }, (_none, at) => ({
      label: itemTitle(group, at + 1),
      value: saidItem(group, at + 1, answers, speech),
    })),
  )
