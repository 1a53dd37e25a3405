import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Questions people ask' },
  items: {
    type: 'list',
    label: 'Questions',
    item: {
      question: { type: 'text', label: 'Question', initial: 'Question' },
      answer: { type: 'longText', label: 'Answer', initial: 'Answer' },
    },
    initial: [],
  },
} as const satisfies Fields

export function Faq({ title, items }: PropsOf<typeof fields>) {
  return (
    <section className="cj-faq">
      <h2>{title}</h2>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}

export const faq = {
  label: 'FAQs',
  group: 'section',
  fields,
  fresh: { items: [{ question: 'When does cover start?', answer: 'On the day you choose.' }] },
  view: Faq,
} satisfies BlockDefinition
