import classes from './Legal.module.css'
import type { LegalText } from './legal-text.ts'

export function LegalArticle({ text: { summary, sections } }: { readonly text: LegalText }) {
  return (
    <article className={classes.article}>
      <p className={classes.summary}>{summary}</p>
      {sections.map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <ul key={part.join(' ')}>
                {part.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </article>
  )
}
