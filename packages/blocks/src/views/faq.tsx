import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { Paragraphs } from '../paragraphs.tsx'
import { Words } from '../words.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Questions people ask' },
  items: {
    type: 'list',
    label: 'Questions',
    item: {
      question: { type: 'text', label: 'Question', initial: 'Question' },
      answer: { type: 'richText', label: 'Answer', initial: 'Answer' },
    },
    initial: [],
  },
} as const satisfies Fields

export function Faq({ title, items }: PropsOf<typeof fields>) {
  return (
    <section className="cj-faq">
      <h2>
        <Words of="title">{title}</Words>
      </h2>
      {items.map(({ question, answer }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question being written must stay the same element
        <details key={at}>
          <summary>
            <Words of={`items.${at}.question`}>{question}</Words>
          </summary>
          <Words of={`items.${at}.answer`}>
            <Paragraphs text={answer} />
          </Words>
        </details>
      ))}
    </section>
  )
}

export const faq = {
  label: 'FAQs',
  also: 'questions answers accordion',
  group: 'section',
  fields,
  fresh: { items: [{ question: 'When does cover start?', answer: 'On the day you choose.' }] },
  view: Faq,
} satisfies BlockDefinition
