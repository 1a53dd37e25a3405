import type { DocumentView } from '@coverwright/domain/build/page/page-view'
import { Icon } from './icon.tsx'
import { useSay } from './journey.ts'

export function DocumentList({ documents }: { readonly documents: readonly DocumentView[] }) {
  const say = useSay()
  return (
    <ul className="cj-documents">
      {documents.map(({ title, about, href }) => (
        <li key={href}>
          <Icon name="file" />
          <a className="cj-link" href={href} target="_blank" rel="noopener">
            {title}
            <span className="cj-vh">{` ${say('(opens in a new tab)')}`}</span>
          </a>
          <small>{about}</small>
        </li>
      ))}
    </ul>
  )
}
