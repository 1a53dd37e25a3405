/** The part of `document` that cookies are read and written through. */
export interface CookieJar {
  cookie: string
}

export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, seconds: number): void
  expire(name: string): void
}

export function cookiesOf(jar: CookieJar, isSecure: boolean, hostname = ''): Cookies {
  const write = (name: string, value: string, seconds: number, domain = '') => {
    const place = `Path=/${domain && `; Domain=${domain}`}${isSecure ? '; Secure' : ''}`
    jar.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; SameSite=Strict; ${place}`
  }
  return {
    get(name) {
      const start = `${name}=`
      const found = jar.cookie.split('; ').find((entry) => entry.startsWith(start))
      return found && decodeURIComponent(found.slice(start.length))
    },
    set: (name, value, seconds) => write(name, value, seconds),
    // One that was set for the whole domain is another cookie of the same name, and stays unless it is named.
    expire: (name) => {
      for (const domain of ['', ...domainsOf(hostname)]) write(name, '', 0, domain)
    },
  }
}

/** The host and what it stands under; a name of one part, or an address in numbers, has no cookies of a domain. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  if (/^[\d.]+$/.test(hostname)) return []
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'))
}
