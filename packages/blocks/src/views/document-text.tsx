import { useJourney } from '../journey.ts'

/** One of the product's documents, to be read on the screen or printed. */
export function DocumentText() {
  const { document: shown } = useJourney()
  if (!shown) return null
  return (
    <article className="cj-text">
      <h1>{shown.title}</h1>
      {shown.subtitle ? <p className="cj-lead">{shown.subtitle}</p> : null}
      {shown.sections.map(({ heading, lines, isList }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {isList ? (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            lines.map((line) => <p key={line}>{line}</p>)
          )}
        </section>
      ))}
    </article>
  )
}
