// Asks for a page so many times, 16 at a time: node pages.load.ts <url> <requests> <headers as JSON> <bytes of the answer>
import { Agent, get } from 'node:http'

const [url = '', requests = '0', headers = '{}', expected = '0'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
let left = Number(requests)

const once = () =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: JSON.parse(headers) }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () =>
        response.statusCode === 200 && bytes === Number(expected)
          ? resolve()
          : reject(new Error(`${response.statusCode} with ${bytes} bytes`)),
      )
    }).on('error', reject)
  })

await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (left-- > 0) await once()
  }),
)
agent.destroy()
