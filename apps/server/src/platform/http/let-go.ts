import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Connections that would hold up a stop: one that was busy when it began is kept open by its browser, and one that was
 * opened ahead of a request and never used counts as busy until its headers are overdue, a minute later.
 */
export function letGoWhenStopping(app: FastifyInstance): void {
  const open = new Set<Socket>()
  let isStopping = false
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    if (isStopping) socket.destroy()
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
