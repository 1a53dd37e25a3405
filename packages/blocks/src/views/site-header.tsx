import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { Icon } from '../icon.tsx'
import { useJourney, useSay } from '../journey.ts'
import { PictureImage } from '../picture-image.tsx'
import { Words } from '../words.ts'

const fields = {
  name: { type: 'text', label: 'Brand', initial: 'Your brand' },
  mark: {
    type: 'choice',
    label: 'Mark',
    initial: 'shield',
    options: [
      { value: 'shield', label: 'Shield' },
      { value: 'paw', label: 'Paw' },
      { value: 'car', label: 'Car' },
      { value: 'home', label: 'Home' },
    ],
  },
  logo: { type: 'picture', label: 'Logo', initial: null },
  phone: { type: 'text', label: 'Telephone', initial: '' },
} as const satisfies Fields

export function SiteHeader({ name, mark, logo, phone }: PropsOf<typeof fields>) {
  const { languages, saveAt } = useJourney()
  const say = useSay()
  return (
    <header className="cj-head">
      <a className="cj-skip" href="#main">
        {say('Skip to main content')}
      </a>
      <a className="cj-logo" href="/">
        {logo ? (
          <PictureImage picture={{ ...logo, alt: logo.alt || name }} isFirst />
        ) : (
          <>
            <i>
              <Icon name={mark} />
            </i>
            <Words of="name">{name}</Words>
          </>
        )}
      </a>
      {saveAt ? (
        <a className="cj-save" href={saveAt}>
          {say('Save')}
          <span>{` ${say('and finish later')}`}</span>
        </a>
      ) : null}
      {languages ? (
        <details className="cj-languages">
          <summary>{languages.find(({ isChosen }) => isChosen)?.name}</summary>
          <ul>
            {languages.map(({ name: own, tag, href, isChosen }) => (
              <li key={tag}>
                <a href={href} lang={tag} aria-current={isChosen || undefined}>
                  {own}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {phone ? (
        <a className="cj-phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          <Icon name="phone" />
          <span>
            <Words of="phone">{phone}</Words>
          </span>
        </a>
      ) : null}
    </header>
  )
}

export const siteHeader = { label: 'Header', group: 'section', fields, view: SiteHeader } satisfies BlockDefinition
