/** The part of `document` that cookies are read and written through. */
export interface CookieJar {
  cookie: string
}

export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, seconds: number): void
  expire(name: string): void
}

export function cookiesOf(jar: CookieJar, isSecure: boolean): Cookies {
  const write = (name: string, value: string, seconds: number) => {
    const secure = isSecure ? '; Secure' : ''
    jar.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; SameSite=Strict; Path=/${secure}`
  }
  return {
    get(name) {
      const start = `${name}=`
      const found = jar.cookie.split('; ').find((entry) => entry.startsWith(start))
      return found && decodeURIComponent(found.slice(start.length))
    },
    set: write,
    expire: (name) => write(name, '', 0),
  }
}
