import type { FastifyReply } from 'fastify'
import { plainPage, plainPageHeaders } from './plain-page.ts'

const page = plainPage({
  title: 'Nothing is published here',
  isNarrow: true,
  content: `<h1>Nothing is published here</h1>
<p>This address does not belong to a product that is on sale. Check the address, or ask the company that gave it to you.</p>`,
})

/** A name that no product is published under. */
export const noSuchSite = (reply: FastifyReply) => reply.code(404).headers(plainPageHeaders()).send(page)
