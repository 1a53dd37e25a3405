import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

export interface Marks {
  /** The style sheets that each release was shown with. */
  readonly seen: Map<string, Set<string>>
  /** What each server showed last. */
  readonly last: string[]
  readonly failures: string[]
  visits: number
  isOver: boolean
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const firstAnswers = new URLSearchParams({ species: 'dog', pet_name: 'Biscuit' }).toString()

/** Opens the site, loads its style, begins a journey and goes on with it, each time at whichever server comes next. */
export async function visitSwapped(urls: readonly string[], host: string, marks: Marks): Promise<void> {
  let turn = 0
  const ask = async (path: string, more: { cookie?: string; form?: string } = {}): Promise<Answer> => {
    turn++
    const url = new URL(path, urls[turn % urls.length])
    const headers = {
      host,
      ...(more.cookie && { cookie: more.cookie }),
      ...(more.form && { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const asked = request(url, { method: more.form ? 'POST' : 'GET', headers })
    asked.end(more.form)
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)).toString()
    return { status: response.statusCode ?? 0, headers: response.headers, body }
  }
  while (!marks.isOver && marks.failures.length === 0) {
    try {
      await visit(ask, (mark) => {
        marks.last[turn % urls.length] = mark
      })
      marks.visits++
    } catch (error) {
      marks.failures.push((error as Error).message)
    }
  }

  async function visit(get: typeof ask, isShown: (mark: string) => void) {
    const page = await get('/')
    const mark = markOf(page)
    isShown(mark)
    const css = /href="([^"]+\.css)"/.exec(page.body)?.[1] ?? ''
    marks.seen.set(mark, (marks.seen.get(mark) ?? new Set()).add(css))
    const style = await get(css)
    if (style.status !== 200) throw new Error(`The style of ${mark} answered ${style.status}`)

    const begun = await get('/', { form: firstAnswers })
    if (begun.status !== 303) throw new Error(`The first answers were answered ${begun.status}`)
    const cookie = (begun.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
    // Whatever is mounted by then: a journey goes on with the release it was begun on.
    const own = markOf(await get('/', { cookie }))
    const next = await get(String(begun.headers.location), { cookie })
    if (markOf(next) !== own) throw new Error(`Begun on ${own} and led to ${markOf(next)}`)
  }
}

function markOf({ status, body }: Answer): string {
  const mark = /<title>(ONE|TWO)/.exec(body)?.[1]
  if (status !== 200 || !mark) throw new Error(`A page answered ${status}: ${body.slice(0, 200)}`)
  return mark
}
