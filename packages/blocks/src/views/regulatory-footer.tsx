import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { useJourney } from '../journey.ts'
import { Paragraphs } from '../paragraphs.tsx'
import { Words } from '../words.ts'

const fields = { text: { type: 'richText', label: 'More text', initial: '' } } as const satisfies Fields

/** Who insures and who watches over them comes from the product; a shell can only add to it. */
export function RegulatoryFooter({ text }: PropsOf<typeof fields>) {
  const { regulatory, links } = useJourney()
  return (
    <footer className="cj-foot">
      <div>
        <Paragraphs text={regulatory.join('\n\n')} />
        <Words of="text">
          <Paragraphs text={text} />
        </Words>
        {links.length > 0 ? (
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </footer>
  )
}

export const regulatoryFooter = {
  label: 'Footer',
  group: 'section',
  fields,
  view: RegulatoryFooter,
} satisfies BlockDefinition
