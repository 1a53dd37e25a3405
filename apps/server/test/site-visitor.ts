import type { TestApp } from './test-app.ts'

/** A browser without script: keeps cookies, sends forms, follows nothing by itself. */
export function aVisitor({ app }: Pick<TestApp, 'app'>, host: string) {
  const cookies = new Map<string, string>()
  const origin = `http://${host}`

  const send = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload: string | Buffer = '',
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({ method, url, payload, headers: { host, ...(cookie && { cookie }), ...headers } })
    for (const { name, value } of answer.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
  return {
    cookies,
    get: (url: string, headers: Record<string, string> = {}) => send('GET', url, headers),
    post: (
      url: string,
      fields: Readonly<Record<string, string>> | URLSearchParams,
      headers: Record<string, string> = {},
    ) =>
      send(
        'POST',
        url,
        { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        new URLSearchParams(fields as Record<string, string>).toString(),
      ),
    /** A form with files, as a browser sends it. */
    async postFiles(url: string, form: FormData, headers: Record<string, string> = {}) {
      const sent = new Response(form)
      const type = sent.headers.get('content-type') ?? ''
      const content = Buffer.from(await sent.arrayBuffer())
      return send('POST', url, { origin, 'content-type': type, ...headers }, content)
    },
  }
}
