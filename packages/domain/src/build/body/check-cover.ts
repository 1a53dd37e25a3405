import { messages } from '../../messages.ts'
import type { Body } from './body.ts'
import { optionProblems } from './check-dataset.ts'
import { type At, missing, type Problem, repeatedNames, unknown } from './problem.ts'

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
    ...(['items', 'plans', 'choices', 'addOns'] as const).flatMap((list) =>
      cover[list].flatMap(({ title }, at) => untitled(title, ['cover', list, at, 'title'])),
    ),
    ...choices.flatMap(({ options }, at) => optionProblems(options, ['cover', 'choices', at, 'options'])),
    ...choices.flatMap(({ options, standard }, at) =>
      options.some(({ value }) => value === standard)
        ? []
        : [missing(['cover', 'choices', at, 'standard'], messages.required)],
    ),
  ]
}

const untitled = (title: string, path: At) => (title.trim() ? [] : [missing(path, messages.required)])
