import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { aProduct, aRelease } from './builders.ts'
import { answersOf, cards, recordsOf, useCard } from './buyers.ts'
import { eventually } from './eventually.ts'
import { aVisitor } from './site-visitor.ts'
import type { TestApp, TestCompany } from './test-app.ts'

/** Several people are insured, whose ages price; a pet's name is part of what is insured, the town's postcode prices. */
const body = {
  ...sampleBody,
  dataset: {
    properties: [
      ...sampleBody.dataset.properties,
      { type: 'text', name: 'pet_name', format: 'text', maxLength: 40 },
      { type: 'text', name: 'rated_name', format: 'text', maxLength: 40 },
      { type: 'json', name: 'home' },
      { type: 'text', name: 'walker_name', format: 'text', maxLength: 80 },
      { type: 'number', name: 'walker_age', decimals: 0, min: '0', max: '99' },
    ],
  },
  questions: {
    groups: [
      {
        ...sampleBody.questions.groups[0],
        questions: [
          ...(sampleBody.questions.groups[0]?.questions ?? []),
          { type: 'input', name: 'pet_name', label: 'What is it called?', missing: 'Enter its name' },
          { type: 'input', name: 'rated_name', label: 'What is its kennel called?', missing: 'Enter a name' },
          {
            type: 'address',
            name: 'home',
            label: 'Where does {{pet_name}} live?',
            missing: 'Enter the address',
            country: 'GB',
          },
        ],
      },
      {
        name: 'walkers',
        repeat: { min: 1, max: 4, item: 'walker', summary: '{{walker_name}}' },
        questions: [
          { type: 'input', name: 'walker_name', label: 'Who walks it?', missing: 'Enter a name' },
          { type: 'input', name: 'walker_age', label: 'How old are they?', missing: 'Enter an age' },
        ],
      },
    ],
  },
  rating: {
    ...sampleBody.rating,
    steps: [
      { kind: 'formula', name: 'walked', formula: 'SUM(0, walkers.walker_age) / 1000' },
      { kind: 'formula', name: 'place', formula: 'IF(home_area = "BS", 1, 2)' },
      { kind: 'formula', name: 'kennel', formula: 'IF(rated_name = "Crufts", 1, 0)' },
      ...sampleBody.rating.steps.map((step) =>
        step.kind === 'premium'
          ? Object.assign({}, step, { formula: `${step.formula} + walked + kennel + place` })
          : step,
      ),
    ],
  },
  insured: '{{pet_name}} of {{rated_name}}, {{age}} years old',
}

const [first, ...others] = sampleShell.pages
const shell = {
  ...sampleShell,
  pages: [
    first,
    {
      role: 'questions',
      path: '/walkers',
      title: 'Walkers',
      step: 1,
      group: 'walkers',
      content: [
        {
          type: 'Main',
          props: {
            id: 'main2',
            content: [{ type: 'Questions', props: { id: 'walkers', group: 'walkers', title: 'Walkers' } }],
          },
        },
      ],
    },
    ...others,
  ],
}

const answered = {
  pet_name: 'Rexx',
  rated_name: 'Crufts',
  'home-line1': '1 Hihg Street',
  'home-town': 'Bristol',
  'home-postcode': 'BS7 9ZZ',
}

const walker = (item: number, name: string, age: string) => ({
  [`walkers.${item}.walker_name`]: name,
  [`walkers.${item}.walker_age`]: age,
})

/** Bought on the site by somebody, for a pet and two who walk it; its certificate is made, for which a worker must run. */
export async function aWalkedPet(app: TestApp, company: TestCompany, person: { full_name: string; email: string }) {
  const product = await aProduct(app, company, { state: 'online', body: { ...sampleBody } })
  await company.client.product.updateBody({ id: product.id, revision: product.bodyRevision, body })
  await company.client.product.updateShell({ id: product.id, revision: product.shellRevision, shell })
  const { host } = await aRelease(company, product.id)
  const visitor = aVisitor(app, host ?? '')
  await visitor.post('/', answersOf(app, { ...answered, ...person }))
  await visitor.post('/walkers/1', walker(1, 'Ida Quill', '40'))
  await visitor.post('/walkers/2', walker(2, 'Otto Quil', '17'))
  await visitor.post('/walkers', { add: 'no' })
  await visitor.post('/plan', { plan: 'full', pay: 'monthly', go: 'next' })
  const toGateway = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(toGateway.headers.location), cards.pays)
  const { policies } = await recordsOf(app, company.companyId)
  const id = String(policies.at(-1)?.id)
  await certificateOf(company, id)
  return id
}

/** Once it is made. */
export const certificateOf = (company: TestCompany, id: string) =>
  eventually(async () => {
    const url = (await company.client.policy.getPolicy({ id })).documents[0]?.url
    if (!url) throw new Error('Not made yet')
    return url
  })
