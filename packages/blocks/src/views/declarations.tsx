import { useContext } from 'react'
import { ErrorLine } from '../controls/field.tsx'
import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { DocumentList } from '../document-list.tsx'
import { useJourney } from '../journey.ts'
import { Paragraphs } from '../paragraphs.tsx'
import { ProblemsContext } from '../use-step.ts'
import { Words } from '../words.ts'

const fields = {
  needsTitle: { type: 'text', label: 'Heading of demands and needs', initial: 'Is this cover right for you?' },
  documentsTitle: { type: 'text', label: 'Heading of the documents', initial: 'Read before you buy' },
  title: { type: 'text', label: 'Heading', initial: 'Confirm' },
} as const satisfies Fields

/** What must be read before paying, and what the buyer says to it. Nothing is ticked for anybody. */
export function Declarations({ needsTitle, documentsTitle, title }: PropsOf<typeof fields>) {
  const { declarations = [], documents = [], demandsAndNeeds } = useJourney()
  const problems = useContext(ProblemsContext)
  return (
    <>
      {demandsAndNeeds ? (
        <section className="cj-section cj-needs">
          <h2>
            <Words of="needsTitle">{needsTitle}</Words>
          </h2>
          <Paragraphs text={demandsAndNeeds} />
        </section>
      ) : null}
      {documents.length > 0 ? (
        <section className="cj-section">
          <h2>
            <Words of="documentsTitle">{documentsTitle}</Words>
          </h2>
          <DocumentList documents={documents} />
        </section>
      ) : null}
      <section className="cj-section">
        <h2>
          <Words of="title">{title}</Words>
        </h2>
        {declarations.map(({ name, text }) => {
          const problem = problems.find(({ field }) => field === name)
          return (
            <div className={problem ? 'cj-declare is-wrong' : 'cj-declare'} key={name}>
              <ErrorLine name={name} problem={problem} />
              <label>
                <input
                  type="checkbox"
                  id={name}
                  name={name}
                  value="yes"
                  aria-describedby={problem ? `${name}-error` : undefined}
                  aria-invalid={problem ? true : undefined}
                />
                <span>{text}</span>
              </label>
            </div>
          )
        })}
      </section>
    </>
  )
}

export const declarations = {
  label: 'Declarations',
  group: 'socket',
  fields,
  view: Declarations,
} satisfies BlockDefinition
