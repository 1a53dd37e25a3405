import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Status {
  readonly id: string
  readonly content: string
  readonly created_at: string
  readonly url: string
}

/** How the server behaves when a status is posted. */
type Mood = 'well' | 'slow' | 'broken' | 'takes-and-hangs-up' | 'hangs-up' | 'breaks-after-taking'

const slowMs = 1500
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** As Mastodon writes it: paragraphs, and links in pieces. */
const htmlOf = (text: string) =>
  text
    .split('\n\n')
    .map((part) =>
      escaped(part)
        .replaceAll('\n', '<br>')
        .replaceAll(
          /https?:\/\/(\S+)/g,
          (whole, rest: string) =>
            `<a href="${whole}"><span class="invisible">https://</span><span class="ellipsis">${rest}</span></a>`,
        ),
    )
    // Of a mention its name alone is shown.
    .map((part) =>
      part.replaceAll(/@(\w+)@([\w.]+)/g, '<span class="h-card"><a href="https://$2/@$1">@<span>$1</span></a></span>'),
    )
    .map((part) => `<p>${part}</p>`)
    .join('')

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A Mastodon server that holds whoever asks it to the wire: methods, tokens, multipart parts, idempotency keys. */
export async function startFakeMastodon() {
  const tokens = new Set(['a-token-of-mastodon'])
  const statuses: Status[] = []
  const media = new Map<string, { readonly alt: string; readonly bytes: number }>()
  const byKey = new Map<string, Status>()
  /** Requests that no client should send. */
  const faults: string[] = []
  const state = { mood: 'well' as Mood, posts: 0, isMediaSlow: false }

  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake')
    const body = await buffer(request)
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!tokens.has(token)) return json(response, 401, { error: 'The access token was revoked' })
    const asked = `${request.method} ${pathname}`
    if (asked === 'GET /api/v1/accounts/verify_credentials') return json(response, 200, { id: '7', acct: 'tarnbrook' })
    if (asked === 'POST /api/v2/media') return takeMedia(request, response, body)
    if (/^GET \/api\/v1\/media\/\d+$/.test(asked)) return json(response, 200, { id: pathname.split('/').at(-1) })
    if (asked === 'POST /api/v1/statuses') return takeStatus(request, response, body)
    if (asked === 'GET /api/v1/accounts/7/statuses') return listStatuses(response, searchParams)
    faults.push(asked)
    return json(response, 404, { error: 'Record not found' })
  }

  /** The newest first, at most as many as were asked for, before one of them. */
  function listStatuses(response: ServerResponse, asked: URLSearchParams) {
    const before = Number(asked.get('max_id') ?? Number.POSITIVE_INFINITY)
    const most = Math.min(40, Number(asked.get('limit') ?? 20))
    const shown = statuses.filter(({ id }) => Number(id) < before)
    return json(response, 200, shown.toReversed().slice(0, most))
  }

  function takeMedia(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1]
    const text = body.toString('latin1')
    const alt = /name="description"\r\n\r\n([\s\S]*?)\r\n--/.exec(body.toString('utf8'))?.[1] ?? ''
    const file =
      /name="file"; filename="[^"]+"\r\ncontent-type: image\/jpeg\r\n\r\n([\s\S]*)\r\n--/.exec(text)?.[1] ?? ''
    const isJpeg = file.startsWith('\u00ff\u00d8\u00ff')
    if (!boundary || !text.endsWith(`--${boundary}--\r\n`) || !isJpeg) faults.push('media that is no JPEG in a form')
    if (alt === '') faults.push('media without a description')
    const id = String(media.size + 1)
    media.set(id, { alt, bytes: file.length })
    return json(response, state.isMediaSlow ? 202 : 200, { id, url: null })
  }

  function takeStatus(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    state.posts++
    const key = request.headers['idempotency-key']?.toString() ?? ''
    if (key === '') faults.push('a status without an idempotency key')
    const { mood } = state
    if (mood === 'broken') return json(response, 500, { error: 'Something went wrong' })
    if (mood === 'hangs-up') return response.destroy()
    const { status: text, media_ids: mediaIds = [] } = JSON.parse(body.toString()) as {
      status: string
      media_ids?: string[]
    }
    if (mediaIds.some((id) => !media.has(id))) faults.push('media nobody uploaded')
    if (text.includes('refuse me')) return json(response, 422, { error: 'Validation failed: Text refused' })
    const known = byKey.get(key)
    const id = String(100 + statuses.length)
    const status = known ?? {
      id,
      content: htmlOf(text),
      created_at: new Date().toISOString(),
      url: `https://social.example/@tarnbrook/${id}`,
    }
    if (!known) {
      byKey.set(key, status)
      statuses.push(status)
    }
    if (mood === 'takes-and-hangs-up') return response.destroy()
    if (mood === 'breaks-after-taking') return json(response, 502, { error: 'Bad gateway' })
    if (mood === 'slow') return setTimeout(() => json(response, 200, status), slowMs)
    return json(response, 200, status)
  }

  /** As if somebody had published by another way. */
  const publishElsewhere = (text: string, at = new Date()) => {
    const id = String(100 + statuses.length)
    const url = `https://social.example/@tarnbrook/${id}`
    statuses.push({ id, content: htmlOf(text), created_at: at.toISOString(), url })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://localhost:${port}`,
    token: 'a-token-of-mastodon',
    tokens,
    statuses,
    media,
    faults,
    publishElsewhere,
    state,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
