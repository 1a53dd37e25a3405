import type { FastifyReply } from 'fastify'

const page = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nothing is published here</title>
<style>
  body { font: 17px/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 34rem; padding: 0 1.5rem; color-scheme: light dark }
  h1 { font-size: 1.6rem }
</style>
<h1>Nothing is published here</h1>
<p>This address does not belong to a product that is on sale. Check the address, or ask the company that gave it to you.</p>
</html>`

/** A name that no product is published under. */
export const noSuchSite = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(page)
