import { z } from 'zod'
import { requiredText } from '../../fields.ts'
import { beginningOf } from '../../kept-text.ts'
import type { Body } from '../body/body.ts'
import type { InsuranceLine, ProductForm } from '../product/product.ts'
import type { Say, StartPhrase } from '../words/say.ts'
import { startIn } from '../words/starts-of.ts'
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
export function preBuild(choices: ShellChoices, body: Body, product: Pick<ProductForm, 'line' | 'languages'>): Shell {
  const { tradingName, headline, lead, phone, picture, theme } = choices
  const [first, ...rest] = body.questions.groups
  const say = startIn(product)
  const nameOf = (group: AskedGroup) => say(wordsOf(group) as StartPhrase)
  const title = (text: string) => `${text} · ${tradingName}`
  return {
    version: 2,
    theme,
    steps: [...(first ? [say('Start')] : []), ...rest.map(nameOf), say('Plan'), say('Check and pay')].slice(0, 12),
    header: block('SiteHeader', 'header', { name: tradingName, mark: marks[product.line] ?? 'shield', phone }),
    footer: block('RegulatoryFooter', 'footer'),
    pages: [
      ...(first ? [startPage(choices, first, title(headline), say)] : []),
      ...rest.map((group, index) => groupPage(group, nameOf(group), index + 2, title(nameOf(group)), say)),
      {
        role: 'plans',
        path: '/plan',
        title: title(say('Choose a plan')),
        step: rest.length + 2,
        content: [
          progress,
          main(block('PlanPicker', 'plans', { title: say('Choose your cover'), next: say('Continue') })),
        ],
      },
      {
        role: 'check',
        path: '/check',
        title: title(say('Check and pay')),
        step: rest.length + 3,
        content: [progress, main(checkout(say))],
      },
      {
        role: 'thank-you',
        path: '/thank-you',
        title: title(say('Thank you')),
        content: [main(block('ThankYou', 'thanks'))],
      },
      ...textPages(say),
    ],
    social: {
      title: beginningOf(`${tradingName}: ${headline}`, 120),
      description: lead,
      ...(picture && { image: picture }),
    },
  }
}

/** As a step and a page are called: "about_you" becomes "About you". */
const wordsOf = ({ name }: AskedGroup) => {
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

const startPage = (
  { headline, lead, picture }: ShellChoices,
  { name }: AskedGroup,
  title: string,
  say: Say<StartPhrase>,
): Page => ({
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
          block('Questions', `q-${name}`, {
            group: name,
            title: say('Get a quote'),
            next: say('Get a quote'),
            size: 'inset',
          }),
        ],
      }),
    ),
  ],
})

const groupPage = (group: AskedGroup, name: string, step: number, title: string, say: Say<StartPhrase>): Page => ({
  role: 'questions',
  path: `/${group.name.toLowerCase().replaceAll('_', '-')}`,
  title,
  step,
  group: group.name,
  content: [
    progress,
    main(
      block('Columns', 'columns', {
        first: [block('Questions', `q-${group.name}`, { group: group.name, title: name, next: say('Continue') })],
        second: [block('SoFar', 'sofar', { title: say('So far') })],
      }),
    ),
  ],
})

const checkout = (say: Say<StartPhrase>) =>
  block('Columns', 'columns', {
    onPhone: 'above',
    first: [
      block('Checkout', 'checkout', {
        title: say('Check and pay'),
        lead: say('You pay on the page of our payment provider. Cover is yours once the payment goes through.'),
        content: [
          block('CheckAnswers', 'answers', { title: say('Your details') }),
          block('Declarations', 'declarations', {
            needsTitle: say('Is this cover right for you?'),
            documentsTitle: say('Read before you buy'),
            title: say('Confirm'),
          }),
        ],
      }),
    ],
    second: [block('OrderSummary', 'order', { title: say('Your cover') })],
  })

const prose = (path: string, title: string, text: string): Page => ({
  role: 'text',
  path,
  title,
  content: [main(block('Text', 'text', { title, text }))],
})

const textPages = (say: Say<StartPhrase>): readonly Page[] => [
  prose(
    '/privacy',
    say('Privacy and cookies'),
    say(
      'We use what you tell us to work out a price, to insure you and to pay your claims. We keep it as long as the law asks us to, and we do not sell it.\n\nThis site uses two cookies: one that finds your answers again while you are here, and one that hides them when you have been away. There are no others.',
    ),
  ),
  prose(
    '/complaints',
    say('How to complain'),
    say(
      'Call us or write to us, and we will try to put it right. If you are not satisfied with our answer, you can ask the Financial Ombudsman Service to look at it, free of charge.',
    ),
  ),
  prose(
    '/accessibility',
    say('Accessibility'),
    say(
      'You can use every page of this site with a keyboard, with a screen reader, at 200% zoom and without scripts. If something does not work for you, call us and we will do it with you.',
    ),
  ),
]
