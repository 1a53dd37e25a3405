import { z } from 'zod'
import { requiredText } from '../../fields.ts'
import { beginningOf } from '../../kept-text.ts'
import type { Body } from '../body/body.ts'
import type { InsuranceLine } from '../product/product.ts'
import { type BlockData, type Page, Picture } from './page.ts'
import type { Shell } from './shell.ts'
import { Theme } from './theme.ts'

/** What the pre-builder asks of whoever has no design yet. */
export const ShellChoices = z.strictObject({
  tradingName: requiredText(60),
  headline: requiredText(120),
  lead: z.string().trim().max(300),
  phone: z.string().trim().max(40),
  picture: Picture.nullable(),
  theme: Theme,
})

export type ShellChoices = z.output<typeof ShellChoices>

const block = (type: string, id: string, props: Readonly<Record<string, unknown>> = {}): BlockData => ({
  type,
  props: { id, ...props },
})
const main = (...content: BlockData[]) => block('Main', 'main', { content })
const progress = block('Progress', 'progress')

type AskedGroup = Body['questions']['groups'][number]

/**
 * A complete site for a body, page by page: a start with the first questions, the other groups, plans, payment, thanks
 * and the texts every site needs. Nothing in it is fixed: it is edited like any other.
 */
export function preBuild(choices: ShellChoices, body: Body, line: InsuranceLine): Shell {
  const { tradingName, headline, lead, phone, picture, theme } = choices
  const [first, ...rest] = body.questions.groups
  const title = (text: string) => `${text} · ${tradingName}`
  return {
    version: 2,
    theme,
    steps: [...(first ? ['Start'] : []), ...rest.map(nameOf), 'Plan', 'Check and pay'].slice(0, 12),
    header: block('SiteHeader', 'header', { name: tradingName, mark: marks[line] ?? 'shield', phone }),
    footer: block('RegulatoryFooter', 'footer'),
    pages: [
      ...(first ? [startPage(choices, first, title(headline))] : []),
      ...rest.map((group, index) => groupPage(group, index + 2, title(nameOf(group)))),
      {
        role: 'plans',
        path: '/plan',
        title: title('Choose a plan'),
        step: rest.length + 2,
        content: [progress, main(block('PlanPicker', 'plans', { title: 'Choose your cover' }))],
      },
      {
        role: 'check',
        path: '/check',
        title: title('Check and pay'),
        step: rest.length + 3,
        content: [progress, main(checkout)],
      },
      {
        role: 'thank-you',
        path: '/thank-you',
        title: title('Thank you'),
        content: [main(block('ThankYou', 'thanks'))],
      },
      ...textPages,
    ],
    social: {
      title: beginningOf(`${tradingName}: ${headline}`, 120),
      description: lead,
      ...(picture && { image: picture }),
    },
  }
}

/** As a step and a page are called: "about_you" becomes "About you". */
const nameOf = ({ name }: AskedGroup) => {
  const words = name.replaceAll('_', ' ').trim()
  return beginningOf(`${words.charAt(0).toUpperCase()}${words.slice(1)}`, 40)
}

const marks: Partial<Record<InsuranceLine, string>> = {
  pet: 'paw',
  car: 'car',
  van: 'car',
  motorbike: 'car',
  home: 'home',
  landlord: 'home',
}

const startPage = ({ headline, lead, picture }: ShellChoices, { name }: AskedGroup, title: string): Page => ({
  role: 'questions',
  path: '/',
  title,
  ...(lead && { description: lead }),
  step: 1,
  group: name,
  content: [
    main(
      block('Hero', 'hero', {
        title: headline,
        lead,
        picture,
        form: [
          block('Questions', `q-${name}`, { group: name, title: 'Get a quote', next: 'Get a quote', size: 'inset' }),
        ],
      }),
    ),
  ],
})

const groupPage = (group: AskedGroup, step: number, title: string): Page => ({
  role: 'questions',
  path: `/${group.name.toLowerCase().replaceAll('_', '-')}`,
  title,
  step,
  group: group.name,
  content: [
    progress,
    main(
      block('Columns', 'columns', {
        first: [block('Questions', `q-${group.name}`, { group: group.name, title: nameOf(group) })],
        second: [block('SoFar', 'sofar', { title: 'So far' })],
      }),
    ),
  ],
})

const checkout = block('Columns', 'columns', {
  onPhone: 'above',
  first: [
    block('Checkout', 'checkout', {
      title: 'Check and pay',
      lead: 'You pay on the page of our payment provider. Cover is yours once the payment goes through.',
      content: [block('CheckAnswers', 'answers'), block('Declarations', 'declarations')],
    }),
  ],
  second: [block('OrderSummary', 'order', { title: 'Your cover' })],
})

const prose = (path: string, title: string, text: string): Page => ({
  role: 'text',
  path,
  title,
  content: [main(block('Text', 'text', { title, text }))],
})

const textPages: readonly Page[] = [
  prose(
    '/privacy',
    'Privacy and cookies',
    'We use what you tell us to work out a price, to insure you and to pay your claims. We keep it as long as the law asks us to, and we do not sell it.\n\nThis site uses two cookies: one that finds your answers again while you are here, and one that hides them when you have been away. There are no others.',
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
