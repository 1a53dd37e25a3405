import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PreparedFile } from './prepared-file.ts'

/** A prerendered page may be kept by the browser, but is asked for again: the next release has the same address. */
const cacheControl = { true: 'public, max-age=31536000, immutable', false: 'no-cache' } as const

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, file: PreparedFile) {
  const { headers } = request
  reply.header('etag', file.etag).header('cache-control', cacheControl[`${file.isImmutable}`])
  if (file.br) reply.header('vary', 'accept-encoding')
  if (headers['if-none-match'] === file.etag) return reply.code(304).send()
  reply.header('content-type', file.type)
  const accepted = headers['accept-encoding'] ?? ''
  if (file.br && accepted.includes('br')) {
    return reply.header('content-encoding', 'br').send(file.br)
  }
  if (file.gzip && accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.plain)
}
