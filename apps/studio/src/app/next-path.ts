import { pathsOf } from '../core/screens/screen.ts'
import { catalogue } from './catalogue.ts'

const origin = 'https://studio.invalid'

/** Where to go after signing in. Only our own screens: a link to sign-in must not lead to someone else's page. */
export function nextPath(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? ''
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/home'
  const { pathname, search: query, origin: leadsTo } = new URL(wanted, origin)
  const isOurs =
    leadsTo === origin &&
    catalogue.some((screen) => screen.guard.kind !== 'guest' && pathsOf(screen).includes(pathname))
  return isOurs ? pathname + query : '/home'
}
