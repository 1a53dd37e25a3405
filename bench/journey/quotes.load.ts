// Asks for the prices of a buyer's plans so many times, one after the other:
// node quotes.load.ts <url> <requests> <file with the buyers' cookies>
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'

const [url = '', requests = '0', file = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const { port } = new URL(url)
const host = `pet.localhost:${port}`
const [cookie = '']: readonly string[] = JSON.parse(await readFile(file, 'utf8'))
const payload = 'plan=lifetime&pay=yearly'
const headers = {
  host,
  cookie,
  origin: `http://${host}`,
  accept: 'application/json',
  'content-type': 'application/x-www-form-urlencoded',
  'content-length': payload.length,
}

const ask = () =>
  new Promise<void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method: 'POST', path: '/_/quote', headers }, (response) => {
      response.resume()
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`))))
    })
    sent.on('error', reject)
    sent.end(payload)
  })

for (let left = Number(requests); left > 0; left--) await ask()
agent.destroy()
