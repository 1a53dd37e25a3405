// So many readers, each asking again when it is answered, until so many requests were answered in all. Prints how many each
// had: node readers.load.ts <url> <requests> <readers> <headers as JSON>
import { Agent, get } from 'node:http'

const [url = '', requests = '0', readers = '0', headers = '{}'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(readers) })
const sent = JSON.parse(headers)
let left = Number(requests)

const once = () =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: sent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => (text.startsWith('{"status":200') ? resolve() : reject(new Error(text))))
    }).on('error', reject)
  })

const served = await Promise.all(
  Array.from({ length: Number(readers) }, async () => {
    let count = 0
    while (left-- > 0) {
      await once()
      count++
    }
    return count
  }),
)
console.log(JSON.stringify(served))
agent.destroy()
