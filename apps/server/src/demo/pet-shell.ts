import type { Page } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { beside, block, main, progress, prose } from './blocks.ts'

const dog = { src: '/_/a/pictures/dog.svg', width: 400, height: 372, alt: '' }
const soFar = block('SoFar', 'sofar', { title: '{{pet_name}}', picture: dog })

const startPage: Page = {
  role: 'questions',
  path: '/',
  title: 'Pet insurance · Tarnbrook Pet',
  description: 'Vet fees up to £8,000 every year for dogs and cats, and the limit starts again each time you renew.',
  step: 0,
  group: 'start',
  content: [
    main(
      block('Hero', 'hero', {
        title: 'Cover that stays with them for life',
        lead: 'Vet fees up to £8,000 every year, and the limit starts again each time you renew.',
        picture: dog,
        form: [
          block('Questions', 'q-start', { group: 'start', title: 'Get a quote', next: 'Get a quote', size: 'inset' }),
        ],
      }),
      block('Features', 'features', {
        spaceAbove: 48,
        spaceBelow: 24,
        items: [
          { title: 'Paid straight to your vet', text: 'We settle most bills direct' },
          { title: 'Vets on the phone, day and night', text: 'Included with every plan' },
          { title: 'Lifetime renewal', text: 'Conditions stay covered' },
        ],
      }),
      block('Faq', 'faq', {
        title: 'Questions people ask',
        items: [
          { question: 'Which pets can I cover?', answer: 'Dogs and cats that live with you in the United Kingdom.' },
          { question: 'When does cover start?', answer: 'On the day you choose, today or in the next 30 days.' },
          {
            question: 'Are conditions my pet already has covered?',
            answer: 'No. Anything you or your vet noticed before the policy starts is not covered.',
          },
          {
            question: 'Can I cancel?',
            answer: 'Yes, at any time. Within 14 days you get a full refund if you have not claimed.',
          },
        ],
      }),
    ),
  ],
}

const questionPages: Page[] = [
  {
    role: 'questions',
    path: '/pet',
    title: 'Your pet · Tarnbrook Pet',
    step: 1,
    group: 'pet',
    content: [
      progress,
      main(
        beside(
          [
            block('Questions', 'q-pet', {
              group: 'pet',
              title: 'Tell us about {{pet_name}}',
              lead: 'Four quick questions. They decide the price, so check them as you go.',
            }),
          ],
          [
            soFar,
            block('Note', 'why', {
              title: 'Why we ask about breed',
              text: 'Some breeds are more likely to need certain treatment, so breed and age change the price.',
            }),
          ],
        ),
      ),
    ],
  },
  {
    role: 'questions',
    path: '/health',
    title: 'Health · Tarnbrook Pet',
    step: 2,
    group: 'health',
    content: [
      progress,
      main(
        beside([block('Questions', 'q-health', { group: 'health', title: 'How is {{pet_name}}’s health?' })], [soFar]),
      ),
    ],
  },
  {
    role: 'questions',
    path: '/you',
    title: 'About you · Tarnbrook Pet',
    step: 3,
    group: 'you',
    content: [
      progress,
      main(
        beside(
          [
            block('Questions', 'q-you', {
              group: 'you',
              title: 'About you',
              lead: 'You are the policyholder: the person who owns {{pet_name}} and pays.',
              next: 'See prices',
            }),
          ],
          [soFar],
        ),
      ),
    ],
  },
]

const buyingPages: Page[] = [
  {
    role: 'plans',
    path: '/plan',
    title: 'Choose a plan · Tarnbrook Pet',
    step: 4,
    content: [
      progress,
      main(
        block('PlanPicker', 'plans', {
          title: 'Choose {{pet_name}}’s cover',
          lead: 'Prices include Insurance Premium Tax at 12%. You can cancel within 14 days for a full refund if you have not claimed.',
        }),
      ),
    ],
  },
  {
    role: 'check',
    path: '/check',
    title: 'Check and pay · Tarnbrook Pet',
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
          [block('OrderSummary', 'order', { title: 'Cover for {{pet_name}}', picture: dog })],
          'above',
        ),
      ),
    ],
  },
  {
    role: 'thank-you',
    path: '/thank-you',
    title: 'Thank you · Tarnbrook Pet',
    content: [main(block('ThankYou', 'thanks'))],
  },
]

const textPages: Page[] = [
  prose(
    '/privacy',
    'Privacy and cookies',
    'We use what you tell us to work out a price, to insure your pet and to pay your claims. We keep it as long as the law asks us to, and we do not sell it.\n\nThis site uses two cookies: one that finds your answers again while you are here, and one that hides them when you have been away. There are no others.',
  ),
  prose(
    '/complaints',
    'How to complain',
    'Call us or write to us, and we will try to put it right. If you are not satisfied with our answer, you can ask the Financial Ombudsman Service to look at it, free of charge.',
  ),
  prose(
    '/accessibility',
    'Accessibility',
    'You can use every page of this site with a keyboard, with a screen reader, at 200% zoom and without scripts. If something does not work for you, call us and we will do it with you.',
  ),
]

export const petShell: Shell = {
  version: 2,
  theme: {
    brand: '#1F6B4F',
    radius: 14,
    font: 'inter',
    buttons: 'soft',
    form: 'outlined',
    header: 'plain',
    footer: 'light',
  },
  steps: ['Your pet', 'Health', 'You', 'Plan', 'Check and pay'],
  header: block('SiteHeader', 'header', { name: 'Tarnbrook Pet', mark: 'paw', phone: '0808 157 0192' }),
  footer: block('RegulatoryFooter', 'footer'),
  pages: [startPage, ...questionPages, ...buyingPages, ...textPages],
  social: {
    title: 'Tarnbrook Pet: cover that stays with them for life',
    description: 'Vet fees up to £8,000 every year for dogs and cats.',
    image: { ...dog, alt: 'A dog with a green collar' },
  },
  favicon: '/_/a/pictures/paw.svg',
}
