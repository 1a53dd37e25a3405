import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

/** What the receiver says of each message it was sent. */
export interface Checked {
  readonly id: string
  readonly type: string | undefined
  /** Null where the library took it for ours. */
  readonly problem: string | null
}

/** Another company's program: checks what it is sent with the library that Standard Webhooks names, and knows nothing of us. */
const [delayMs = '0'] = process.argv.slice(2)
let secret = ''
process.on('message', (told: string) => {
  secret = told
})
const server = createServer(async (request, response) => {
  const body = (await buffer(request)).toString()
  const id = String(request.headers['webhook-id'])
  const checked: Checked = { id, ...check(body, request.headers as Record<string, string>) }
  setTimeout(() => {
    process.send?.(checked)
    response.writeHead(checked.problem === null ? 204 : 401).end()
  }, Number(delayMs))
})

function check(body: string, headers: Record<string, string>): Pick<Checked, 'type' | 'problem'> {
  try {
    const { type } = new Webhook(secret).verify(body, headers) as { type: string }
    return { type, problem: null }
  } catch (error) {
    return { type: undefined, problem: String(error) }
  }
}

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
