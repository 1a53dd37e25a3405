import type { z } from 'zod'
import type { BlockData } from './page.ts'
import type { Shell } from './shell.ts'

const block = (type: string, props: Readonly<Record<string, unknown>> = {}): BlockData => ({
  type,
  props: { id: type.toLowerCase(), ...props },
})
const main = (...content: BlockData[]) => [block('Main', { content })]

/** The smallest shell that can be published: what calls document themselves with and tests build on. */
export const sampleShell: z.input<typeof Shell> = {
  version: 2,
  theme: { brand: '#0E7C66', radius: 14, font: 'system' },
  steps: ['You', 'Plan', 'Check and pay'],
  header: block('SiteHeader', { name: 'Sample Pet' }),
  footer: block('RegulatoryFooter'),
  pages: [
    {
      role: 'questions',
      path: '/',
      title: 'About you',
      step: 1,
      group: 'you',
      content: main(block('Questions', { group: 'you', title: 'About you' })),
    },
    { role: 'plans', path: '/plan', title: 'Choose a plan', step: 2, content: main(block('PlanPicker')) },
    {
      role: 'check',
      path: '/check',
      title: 'Check and pay',
      step: 3,
      content: main(block('Checkout', { content: [block('CheckAnswers'), block('Declarations')] })),
    },
    { role: 'thank-you', path: '/thank-you', title: 'Thank you', content: main(block('ThankYou')) },
  ],
  social: { title: 'Sample', description: '' },
}
