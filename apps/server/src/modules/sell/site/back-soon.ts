import { errors } from '@coverwright/domain/errors'
import type { FastifyReply } from 'fastify'
import { plainPage, plainPageHeaders } from '../../../platform/http/plain-page.ts'

/** Until the work is done. The time is said to programs; people are told that it will not be long. */
export function showBackSoon(reply: FastifyReply, backAt: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((backAt.getTime() - now.getTime()) / 1000))
  return reply
    .code(errors.maintenance.status)
    .headers({ ...plainPageHeaders(), 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .send(page)
}

const page = plainPage({
  title: 'Will be Back Soon!',
  isNarrow: true,
  content: `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true">
<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/></svg>
<h1>${errors.maintenance.message}</h1><p>Will be Back Soon!</p>`,
})
