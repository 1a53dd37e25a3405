// Asks for a page so many times, one after the other, and says how long each took: node page-times.load.ts <url> <times> <host>
import { Agent, get } from 'node:http'

const [url = '', times = '0', host = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const once = () =>
  new Promise<number>((resolve, reject) => {
    const begun = performance.now()
    get(url, { agent, headers: { host } }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve(performance.now() - begun) : reject(new Error(`${response.statusCode}`)),
      )
    }).on('error', reject)
  })

const taken: number[] = []
for (let at = 0; at < Number(times); at++) taken.push(await once())
agent.destroy()
console.log(JSON.stringify(taken))
