import type { CookieJar } from './cookies.ts'

/** A jar that takes and gives cookies as `document` does. */
export function aCookieJar(): CookieJar {
  const kept = new Map<string, string>()
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', ...value] = pair.split('=')
      if (attributes.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value.join('='))
    },
  }
}
