import { messages } from '../../messages.ts'
import type { Body } from './body.ts'
import { optionProblems } from './check-dataset.ts'
import { missing, type Problem, repeatedNames, unknown, unwritten } from './problem.ts'

export function checkCover({ cover }: Body): Problem[] {
  const { plans, items, choices, frequencies } = cover
  const known = new Set(items.map(({ name }) => name))
  return [
    ...(plans.length === 0 ? [missing(['cover', 'plans'], 'There is no plan to choose')] : []),
    ...(frequencies.length === 0 ? [missing(['cover', 'frequencies'], 'There is no way to pay')] : []),
    ...repeatedNames(
      plans.map(({ code }) => code),
      (at) => ['cover', 'plans', at, 'code'],
      messages.alreadyExists,
    ),
    ...repeatedNames(
      items.map(({ name }) => name),
      (at) => ['cover', 'items', at, 'name'],
      messages.alreadyExists,
    ),
    ...plans.flatMap(({ limits }, at) =>
      Object.keys(limits)
        .filter((name) => !known.has(name))
        .map((name) => unknown(['cover', 'plans', at, 'limits', name], 'There is no such item')),
    ),
    ...lists.flatMap(([list, one, many]) =>
      cover[list].flatMap(({ title }, at) => unwritten(title, ['cover', list, at, 'title'], one, many)),
    ),
    ...plans.flatMap(({ subtitle }, at) =>
      unwritten(subtitle, ['cover', 'plans', at, 'subtitle'], 'The plan has no subtitle', 'plans have no subtitle'),
    ),
    ...choices.flatMap(({ options }, at) => optionProblems(options, ['cover', 'choices', at, 'options'])),
    ...choices.flatMap(({ options, standard }, at) =>
      options.some(({ value }) => value === standard)
        ? []
        : [
            missing(
              ['cover', 'choices', at, 'standard'],
              'The choice has nothing that is shown first',
              'choices have nothing that is shown first',
            ),
          ],
    ),
  ]
}

const lists = [
  ['items', 'The item of cover has no title', 'items of cover have no title'],
  ['plans', 'The plan has no title', 'plans have no title'],
  ['choices', 'The choice has no title', 'choices have no title'],
  ['addOns', 'The add-on has no title', 'add-ons have no title'],
] as const
