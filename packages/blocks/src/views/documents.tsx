import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { DocumentList } from '../document-list.tsx'
import { useJourney } from '../journey.ts'
import { Words } from '../words.ts'

const fields = { title: { type: 'text', label: 'Heading', initial: 'Documents' } } as const satisfies Fields

/** The product's documents, to read on any page. */
export function Documents({ title }: PropsOf<typeof fields>) {
  const { documents = [] } = useJourney()
  return documents.length > 0 ? (
    <section className="cj-section">
      <h2>
        <Words of="title">{title}</Words>
      </h2>
      <DocumentList documents={documents} />
    </section>
  ) : null
}

export const documents = { label: 'Documents', group: 'socket', fields, view: Documents } satisfies BlockDefinition
