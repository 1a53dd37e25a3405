import type { z } from 'zod'
import { Body } from '../../body/body.ts'
import { sampleBody } from '../../body/sample-body.ts'
import type { FlowBlock, FlowBlockOf } from '../../page/flow.ts'
import { sampleShell } from '../../page/sample-shell.ts'
import { Shell } from '../../page/shell.ts'

const health = [
  { type: 'choice', name: 'is_ill', options: ['yes', 'no'].map((value) => ({ value, label: value })) },
  { type: 'text', name: 'illness', format: 'text', maxLength: 80 },
  { type: 'number', name: 'dog_years', decimals: 0, min: '0', max: '300', default: '0' },
] as const

/** A body that also asks about health, on two pages of which the second need not be answered by everybody. */
export const forkedBody = Body.parse({
  ...sampleBody,
  dataset: { properties: [...sampleBody.dataset.properties, ...health] },
  questions: {
    groups: [
      ...sampleBody.questions.groups,
      {
        name: 'health',
        questions: [
          { type: 'radio', layout: 'row', name: 'is_ill', label: 'Is it ill?', missing: 'Say whether it is ill' },
        ],
      },
      { name: 'details', questions: [{ type: 'input', name: 'illness', label: 'What is it?', missing: 'Say what' }] },
    ],
  },
})

const [you, ...others] = sampleShell.pages
const page = (path: string, group: string): z.input<typeof Shell>['pages'][number] => ({
  role: 'questions',
  path,
  title: group,
  step: 1,
  group,
  content: [{ type: 'Questions', props: { id: `q-${group}`, group } }],
})

export const forkedShell = (...blocks: FlowBlock[]) =>
  Shell.parse({
    ...sampleShell,
    pages: [...(you ? [you] : []), page('/health', 'health'), page('/details', 'details'), ...others],
    ...(blocks.length > 0 && { flow: { blocks } }),
  })

/** Whoever is not ill is not asked what it is. */
export const pastDetails: FlowBlockOf<'condition'> = {
  kind: 'condition',
  id: 'healthy',
  name: 'Is it well?',
  page: '/health',
  branches: [
    {
      name: 'Well',
      when: { match: 'all', tests: [{ name: 'is_ill', is: 'one-of', values: ['no'] }] },
      leads: { to: 'page', page: '/plan' },
    },
  ],
}
