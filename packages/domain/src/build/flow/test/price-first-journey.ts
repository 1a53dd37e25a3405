import { Body } from '../../body/body.ts'
import { sampleBody } from '../../body/sample-body.ts'
import { sampleShell } from '../../page/sample-shell.ts'
import { Shell } from '../../page/shell.ts'

const [asked] = sampleBody.questions.groups
const aboutPerson = new Set(['full_name', 'email'])

/** The sample's questions on two pages: what the price is made of, then the price, then who it is for. */
export const personalBody = Body.parse({
  ...sampleBody,
  dataset: { properties: [...sampleBody.dataset.properties, { type: 'json', name: 'home' }] },
  questions: {
    groups: [
      { name: 'you', questions: asked?.questions.filter(({ name }) => !aboutPerson.has(name)) ?? [] },
      {
        name: 'details',
        questions: [
          ...(asked?.questions.filter(({ name }) => aboutPerson.has(name)) ?? []),
          { type: 'address', name: 'home', label: 'Where do you live?', country: 'GB', missing: 'Enter your address' },
        ],
      },
    ],
  },
})

const [start, plans, check, thanks] = sampleShell.pages

export const personalShell = Shell.parse({
  ...sampleShell,
  steps: ['Pet', 'Plan', 'You', 'Check and pay'],
  pages: [
    { ...start, step: 1 },
    { ...plans, step: 2 },
    {
      role: 'questions',
      path: '/details',
      title: 'About you',
      step: 3,
      group: 'details',
      content: [{ type: 'Questions', props: { id: 'q-details', group: 'details' } }],
    },
    { ...check, step: 4 },
    thanks,
  ],
})
