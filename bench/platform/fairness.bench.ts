// Whether everybody is served when far more ask than there are connections: what the reader who got least had of what the one
// who got most had.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { tinyPng } from '../../apps/server/test/tiny-png.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const load = join(import.meta.dirname, 'readers.load.ts')
const path = '/v1/channel/getChannel'

const { url, signIn, stop } = await serveDemo()
const { client, sign, idToken, companyId } = await signIn()
const logo = await client.upload.uploadFile({ purpose: 'logo', name: 'logo.png' }, new Blob([tinyPng]))
const said = { type: 'online', code: 'A-1', email: 'desk@harbour.example', name: 'Harbour', country: 'GB' } as const
const { id } = await client.channel.createChannel({ ...said, logoFileId: logo.id })

for (const readers of [200, 400]) {
  const headers = { ...sign({ method: 'GET', path }), authorization: idToken, 'account-id': companyId }
  const parameters = [`${url}${path}?id=${id}`, String(readers * 40), String(readers), JSON.stringify(headers)]
  const { stdout } = await promisify(execFile)(process.execPath, [load, ...parameters])
  const served = JSON.parse(stdout) as number[]
  report({
    name: `platform/fairness-${readers}`,
    unit: 'answers',
    ours: Math.min(...served),
    peer: Math.max(...served),
    goal: { atLeast: 0.5 },
  })
}
await stop()
