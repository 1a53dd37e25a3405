import { isWebAddress } from '@coverwright/domain/fields'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { paths } from '../../../core/screens/paths.ts'

const page = /^([\w-]+)\.md(?:#(.*))?$/

/** To another article or elsewhere on the web; what leads to neither is only said. */
export function ArticleLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const [, name, part] = page.exec(href) ?? []
  if (name) return <Link to={pathTo(`/knowledge-base?article=${name}${part ? `#${part}` : ''}`)}>{children}</Link>
  if (!isWebAddress(href)) return <span>{children}</span>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

/** The path of a screen leads there. */
export const ScreenName = ({ text }: { readonly text: string }) =>
  isScreen(text) ? (
    <Link to={text}>
      <code>{text}</code>
    </Link>
  ) : (
    <code>{text}</code>
  )

const isScreen = (text: string) => (paths as readonly string[]).includes(text)
