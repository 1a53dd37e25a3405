import type { Page } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { beside, block, main, progress, prose } from './blocks.ts'

const car = { src: '/_/a/pictures/car.svg', width: 400, height: 372, alt: '' }
const soFar = block('SoFar', 'sofar', { title: 'Your car', picture: car })

const startPage: Page = {
  role: 'questions',
  path: '/',
  title: 'Car insurance · Tarnbrook Motor',
  description: 'Car insurance for up to five drivers, priced to the penny in a few minutes.',
  step: 0,
  group: 'your_car',
  content: [
    main(
      block('Hero', 'hero', {
        title: 'Car insurance without the small talk',
        lead: 'Up to five drivers on one policy, and a price that shows what it is made of.',
        picture: car,
        form: [
          block('Questions', 'q-car', { group: 'your_car', title: 'Get a quote', next: 'Get a quote', size: 'inset' }),
        ],
      }),
      block('Features', 'features', {
        spaceAbove: 48,
        spaceBelow: 24,
        items: [
          { title: 'Claims answered day and night', text: 'By people, from the first call' },
          { title: 'Up to five drivers', text: 'Add or remove one at any time' },
          { title: 'No fee to change your address', text: 'You only pay the difference in price' },
        ],
      }),
      block('Faq', 'faq', {
        title: 'Questions people ask',
        items: [
          { question: 'Who can be insured?', answer: 'Drivers from 17 years of age who live in the United Kingdom.' },
          { question: 'When does cover start?', answer: 'On the day you choose, today or in the next 30 days.' },
          { question: 'Can I pay monthly?', answer: 'Yes, in 12 payments. That costs 7.99% more than paying at once.' },
        ],
      }),
    ),
  ],
}

interface Asking {
  readonly path: string
  readonly group: string
  readonly step: number
  readonly title: string
  readonly lead?: string
  readonly next?: string
}

const asking = ({ path, group, step, title, lead = '', next = 'Continue' }: Asking): Page => ({
  role: 'questions',
  path,
  title: `${title} · Tarnbrook Motor`,
  step,
  group,
  content: [progress, main(beside([block('Questions', `q-${group}`, { group, title, lead, next })], [soFar]))],
})

const questionPages = [
  asking({ path: '/use', group: 'car_use_group', step: 1, title: 'How you use the car' }),
  asking({
    path: '/drivers',
    group: 'drivers',
    step: 2,
    title: 'Who drives it',
    lead: 'Everybody who drives the car, yourself first if you do.',
  }),
  asking({
    path: '/claims',
    group: 'claims',
    step: 2,
    title: 'Claims in the last five years',
    lead: 'Of every driver, whoever was at fault.',
  }),
  asking({
    path: '/convictions',
    group: 'convictions',
    step: 2,
    title: 'Convictions in the last five years',
    lead: 'Of every driver. Parking fines do not count.',
  }),
  asking({
    path: '/photos',
    group: 'car_photos',
    step: 3,
    title: 'Photos of your car',
    lead: 'For cars worth £20,000 or more. Take them by daylight; the number plate should be readable.',
  }),
  asking({ path: '/you', group: 'you', step: 3, title: 'About you', next: 'See prices' }),
]

const buyingPages: Page[] = [
  {
    role: 'plans',
    path: '/plan',
    title: 'Choose your cover · Tarnbrook Motor',
    step: 4,
    content: [
      progress,
      main(
        block('PlanPicker', 'plans', {
          title: 'Choose your cover',
          lead: 'Prices include Insurance Premium Tax at 12%. You can cancel within 14 days.',
        }),
      ),
    ],
  },
  {
    role: 'check',
    path: '/check',
    title: 'Check and pay · Tarnbrook Motor',
    step: 5,
    content: [
      progress,
      main(
        beside(
          [
            block('Checkout', 'checkout', {
              title: 'Check and pay',
              lead: 'You pay on the page of our payment provider. Cover is yours once the payment goes through.',
              content: [block('CheckAnswers', 'answers'), block('Declarations', 'declarations')],
            }),
          ],
          [block('OrderSummary', 'order', { title: 'Cover for your car', picture: car })],
          'above',
        ),
      ),
    ],
  },
  {
    role: 'thank-you',
    path: '/thank-you',
    title: 'Thank you · Tarnbrook Motor',
    content: [main(block('ThankYou', 'thanks'))],
  },
]

export const motorShell: Shell = {
  version: 2,
  theme: {
    brand: '#2B5DA8',
    radius: 12,
    font: 'inter',
    buttons: 'soft',
    form: 'outlined',
    header: 'plain',
    footer: 'light',
  },
  steps: ['Your car', 'Drivers', 'You', 'Cover', 'Check and pay'],
  header: block('SiteHeader', 'header', { name: 'Tarnbrook Motor', mark: 'car', phone: '0808 157 0193' }),
  footer: block('RegulatoryFooter', 'footer'),
  pages: [
    startPage,
    ...questionPages,
    ...buyingPages,
    prose(
      '/privacy',
      'Privacy and cookies',
      'We use what you tell us to work out a price, to insure your car and to pay your claims. We keep it as long as the law asks us to, and we do not sell it.',
    ),
  ],
  flow: {
    blocks: [
      {
        kind: 'condition',
        id: 'photos-wanted',
        name: 'Are photos wanted?',
        page: '/convictions',
        branches: [
          {
            name: 'Worth less than £20,000',
            when: { match: 'all', tests: [{ name: 'car_value', is: 'less-than', value: '20000' }] },
            leads: { to: 'page', page: '/you' },
          },
        ],
      },
    ],
  },
  favicon: '/_/a/pictures/car.svg',
  social: {
    title: 'Tarnbrook Motor: car insurance without the small talk',
    description: 'Car insurance for up to five drivers.',
    image: { ...car, alt: 'A blue car' },
  },
}
