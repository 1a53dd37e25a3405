import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { startMailbox } from '../../../test/mailbox.ts'
import { keptMail } from './kept-mail.ts'
import type { Mail } from './mail-transport.ts'
import { smtpMail } from './smtp-mail.ts'

const aMail = (overrides: Partial<Mail> = {}): Mail => ({
  id: 'm1',
  to: 'jo@example.org',
  subject: 'Ihre Police – 保單',
  text: 'Hello\n.\nBcc: eve@example.org',
  html: '<p>Hello</p>',
  ...overrides,
})

const stops: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())))

async function aServer(options: SMTPServerOptions = {}) {
  const { received, url, stop } = await startMailbox(options)
  stops.push(stop)
  return { received, transport: smtpMail(url, 'Harbour <desk@harbour.example>') }
}

test('advertising says in its head how one press stops it, and other mails say nothing of the kind', async () => {
  const { received, transport } = await aServer()
  const unsubscribeUrl = `https://studio.example/unsubscribe/${'a'.repeat(200)}`
  await transport.send(aMail({ unsubscribeUrl }))
  await transport.send(aMail())
  const heads = async (at: number) => {
    const { headers } = await PostalMime.parse(received[at]?.raw ?? '')
    return headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value])
  }
  expect(await heads(0)).toEqual([
    ['list-unsubscribe', `<${unsubscribeUrl}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ])
  expect(await heads(1)).toEqual([])
  await expect(transport.send(aMail({ unsubscribeUrl: 'https://x.example/\r\nBcc: eve@example.org' }))).rejects.toThrow(
    'unsubscribeUrl',
  )
})

test('text, HTML and an attachment arrive as they were', async () => {
  const { received, transport } = await aServer()
  const content = new Uint8Array([0, 1, 2, 255])
  const attachments = [{ name: 'Police – 保單.pdf', type: 'application/pdf', content }]
  const { providerId } = await transport.send(aMail({ replyTo: 'help@harbour.example', attachments }))

  expect(received[0]?.recipients).toEqual(['jo@example.org'])
  const mail = await PostalMime.parse(received[0]?.raw ?? '')
  expect(mail).toMatchObject({
    messageId: '<m1@harbour.example>',
    from: { name: 'Harbour', address: 'desk@harbour.example' },
    to: [{ address: 'jo@example.org' }],
    replyTo: [{ address: 'help@harbour.example' }],
    subject: 'Ihre Police – 保單',
    text: 'Hello\n.\nBcc: eve@example.org\n',
    attachments: [{ filename: 'Police – 保單.pdf', mimeType: 'application/pdf' }],
  })
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  expect(mail.html).toContain('<p>Hello</p>')
  expect(new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)).toEqual(content)
  expect(providerId).toBe(mail.messageId)
})

const attachment = { name: 'a.pdf', type: 'application/pdf', content: new Uint8Array() }
test.each<[string, Partial<Mail>]>([
  ['a subject with a line break', { subject: 'Hi\r\nBcc: eve@example.org' }],
  ['a subject with a bare line feed', { subject: 'Hi\nBcc: eve@example.org' }],
  ['a subject with a zero', { subject: 'Hi\0' }],
  ['two recipients in one', { to: 'jo@example.org, eve@example.org' }],
  ['a recipient with a line break', { to: 'jo@example.org\r\nBcc: eve@example.org' }],
  ['a recipient with parameters', { to: 'jo@example.org> SIZE=1' }],
  ['an answer address with a line break', { replyTo: 'a@example.org\nBcc: eve@example.org' }],
  ['an attachment name with a line break', { attachments: [{ ...attachment, name: 'a.pdf\r\nX: y' }] }],
  ['an attachment type with parameters', { attachments: [{ ...attachment, type: 'text/html; x=\r\ny' }] }],
  ['an id that is more than an id', { id: 'm1>\r\nX: y' }],
])('%s is refused, also where mail is only kept', async (_name, overrides) => {
  const { received, transport } = await aServer()
  const refused = { name: 'DeliveryError', isPermanent: true, message: expect.not.stringContaining('eve') }
  await expect(transport.send(aMail(overrides))).rejects.toMatchObject(refused)
  await expect(keptMail.send(aMail(overrides))).rejects.toMatchObject(refused)
  expect(received).toEqual([])
})

const refuse = (responseCode: number) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
  done(Object.assign(new Error('no such mailbox'), { responseCode }))

test('what the server refuses for good is not tried again', async () => {
  const forGood = await aServer({ onRcptTo: refuse(550) })
  await expect(forGood.transport.send(aMail())).rejects.toMatchObject({ isPermanent: true })
  const forNow = await aServer({ onRcptTo: refuse(451) })
  await expect(forNow.transport.send(aMail())).rejects.toMatchObject({ isPermanent: false })
})

test('a server that is not there is tried again', async () => {
  const nowhere = smtpMail('smtp://127.0.0.1:1', 'desk@harbour.example')
  await expect(nowhere.send(aMail())).rejects.toMatchObject({ isPermanent: false })
})

async function aStalled(onConnect: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    stops.push(async () => socket.destroy())
    onConnect(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => server.close())
  const { port } = server.address() as AddressInfo
  return smtpMail(`smtp://127.0.0.1:${port}`, 'desk@harbour.example', { deadlineMs: 600 })
}

test.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => {}],
  ['stops after its greeting', (socket) => socket.write('220 hello\r\n')],
  [
    'drips without end',
    (socket) => {
      socket.write('220 hello\r\n')
      const drip = setInterval(() => socket.write('250-still here\r\n'), 20)
      socket.on('close', () => clearInterval(drip))
    },
  ],
])('a server that %s is left at the deadline', async (_name, onConnect) => {
  const transport = await aStalled(onConnect)
  const at = Date.now()
  await expect(transport.send(aMail())).rejects.toMatchObject({ name: 'DeliveryError', isPermanent: false })
  expect(Date.now() - at).toBeLessThan(1500)
})

test('kept mail leaves nothing and says so', async () => {
  expect(await keptMail.send(aMail())).toEqual({ providerId: 'kept:m1' })
})
