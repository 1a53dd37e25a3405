import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface PostRecord {
  readonly $type: string
  readonly text: string
  readonly createdAt: string
  readonly facets: readonly {
    readonly index: { readonly byteStart: number; readonly byteEnd: number }
    readonly features: readonly { readonly uri: string }[]
  }[]
  readonly embed?: { readonly images: readonly { readonly alt: string; readonly image: { readonly ref: string } }[] }
}

/** How the server behaves when a record is put. */
type BlueskyMood = 'well' | 'takes-and-hangs-up' | 'broken'

const handle = 'tarnbrook.bsky.example'
const password = 'abcd-efgh-ijkl-mnop'
const did = 'did:plc:tarnbrook'
const jwt = 'aaaa.bbbb.cccc'

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A Bluesky server that holds whoever asks it to the wire: sessions, blobs, records under keys of the client's choosing. */
export async function startFakeBluesky() {
  const records = new Map<string, PostRecord>()
  const blobs = new Map<string, number>()
  const faults: string[] = []
  const state = { mood: 'well' as BlueskyMood, puts: 0, isRevoked: false }
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake')
    const body = await buffer(request)
    const asked = `${request.method} ${pathname.replace('/xrpc/', '')}`
    if (asked === 'POST com.atproto.server.createSession') {
      const given = JSON.parse(body.toString()) as { identifier: string; password: string }
      const isKnown = given.identifier === handle && given.password === password && !state.isRevoked
      return isKnown
        ? json(response, 200, { did, handle, accessJwt: jwt, refreshJwt: 'x' })
        : json(response, 401, { error: 'AuthenticationRequired', message: 'Invalid identifier or password' })
    }
    if (request.headers.authorization !== `Bearer ${jwt}`) return json(response, 401, { error: 'InvalidToken' })
    if (asked === 'POST com.atproto.repo.uploadBlob') {
      if (request.headers['content-type'] !== 'image/jpeg' || body[0] !== 0xff) faults.push('a blob that is no JPEG')
      const ref = `blob-${blobs.size + 1}`
      blobs.set(ref, body.length)
      return json(response, 200, { blob: { $type: 'blob', ref, mimeType: 'image/jpeg', size: body.length } })
    }
    if (asked === 'POST com.atproto.repo.putRecord') return put(response, body)
    if (asked === 'GET com.atproto.repo.getRecord') {
      const found = records.get(searchParams.get('rkey') ?? '')
      return found
        ? json(response, 200, { uri: 'at://x', value: found })
        : json(response, 400, { error: 'RecordNotFound', message: 'Could not locate record' })
    }
    faults.push(asked)
    return json(response, 404, { error: 'XRPCNotSupported' })
  }

  function put(response: ServerResponse, body: Buffer) {
    state.puts++
    const { repo, collection, rkey, record } = JSON.parse(body.toString()) as {
      repo: string
      collection: string
      rkey: string
      record: PostRecord
    }
    if (repo !== did || collection !== 'app.bsky.feed.post') faults.push('a record of another collection')
    if (!/^[234567abcdefghij][234567a-z]{12}$/.test(rkey)) faults.push(`a record key that is none: ${rkey}`)
    for (const { index, features } of record.facets) {
      const marked = Buffer.from(record.text).subarray(index.byteStart, index.byteEnd).toString()
      if (marked !== features[0]?.uri) faults.push(`a facet over other words: ${marked}`)
    }
    for (const { alt, image } of record.embed?.images ?? []) {
      if (alt === '') faults.push('a picture without a description')
      if (!blobs.has(image.ref)) faults.push('a picture nobody uploaded')
    }
    if (state.mood === 'broken') return json(response, 500, { error: 'InternalServerError' })
    records.set(rkey, record)
    return state.mood === 'takes-and-hangs-up' ? response.destroy() : json(response, 200, { uri: 'at://x', cid: 'c' })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://localhost:${port}`,
    handle,
    password,
    records,
    blobs,
    faults,
    state,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
