import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { letGoWhenStopping } from './let-go.ts'

async function aServer(answer: () => Promise<string>) {
  const app = fastify()
  // Nothing else ends a connection.
  app.server.headersTimeout = 0
  letGoWhenStopping(app)
  app.get('/', answer)
  await app.listen({ port: 0 })
  const { port } = app.server.address() as { port: number }
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    await Promise.all([once(socket, 'connect'), once(app.server, 'connection')])
    return socket
  }
  return { app, open }
}

test('a connection that was opened and never used does not hold up a stop', async () => {
  const { app, open } = await aServer(async () => 'here')
  const socket = await open()
  await Promise.all([app.close(), once(socket, 'close')])
  expect(app.server.listening).toBe(false)
})

test('what was asked before the stop is answered, and its connection let go', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: stopping, resolve: stop } = Promise.withResolvers<string>()
  const { app, open } = await aServer(() => {
    ask()
    return stopping
  })
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n')
  await asked
  const heard: string[] = []
  socket.on('data', (data) => heard.push(String(data)))
  const closed = app.close()
  stop('still answered')
  await Promise.all([closed, once(socket, 'close')])
  expect(heard.join('')).toContain('still answered')
})
