// Sends so many GET requests, 16 at a time: node signed.load.ts <url> <requests> <headers as JSON>
import { Agent, get } from 'node:http'

const [url = '', requests = '0', headers = '{}'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
let left = Number(requests)

const once = () =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: JSON.parse(headers) }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => (text.startsWith('{"status":200') ? resolve() : reject(new Error(text))))
    }).on('error', reject)
  })

await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (left-- > 0) await once()
  }),
)
agent.destroy()
