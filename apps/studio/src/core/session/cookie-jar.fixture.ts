import type { CookieJar } from './cookies.ts'

/** A jar that takes and gives cookies as `document` does: those of a domain stand beside those of the host. */
export function aCookieJar(): CookieJar {
  const kept = new Map<string, string>()
  return {
    get cookie() {
      return [...kept].map(([place, value]) => `${place.split(' ')[0]}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', ...value] = pair.split('=')
      const place = `${name} ${attributes.find((one) => one.startsWith('Domain=')) ?? ''}`
      if (attributes.includes('Max-Age=0')) kept.delete(place)
      else kept.set(place, value.join('='))
    },
  }
}
