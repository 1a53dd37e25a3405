import type { z } from 'zod'
import type { Shell } from './shell.ts'

const block = (type: string) => ({ type, props: { id: type.toLowerCase() } })

/** The smallest shell that can be published: what calls document themselves with and tests build on. */
export const sampleShell: z.input<typeof Shell> = {
  version: 1,
  theme: { brand: '#0E7C66', radius: 14, font: 'system' },
  steps: ['You', 'Plan', 'Check and pay'],
  header: block('Header'),
  footer: block('Footer'),
  pages: [
    { role: 'questions', path: '/', title: 'About you', step: 1, group: 'you', content: [] },
    { role: 'plans', path: '/plan', title: 'Choose a plan', step: 2, content: [] },
    { role: 'check', path: '/check', title: 'Check and pay', step: 3, content: [] },
    { role: 'thank-you', path: '/thank-you', title: 'Thank you', content: [] },
  ],
  social: { title: 'Sample', description: '' },
}
