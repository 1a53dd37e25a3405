import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from './eventually.ts'

const program = '/usr/bin/pebble'

/** Debian's package; `npm test` installs it where it can. */
export const hasAcmeServer = existsSync(program)

interface AcmeOptions {
  readonly dnsAddress: string
  /** Where the names' HTTP answers, instead of port 80. */
  readonly httpPort: number
}

/** A real certificate authority of the kind Let's Encrypt runs, with a root of its own. */
export async function startAcmeServer({ dnsAddress, httpPort }: AcmeOptions) {
  const home = await mkdtemp(join(tmpdir(), 'acme-'))
  const [caFile, keyFile] = [join(home, 'own.crt'), join(home, 'own.key')]
  const own =
    '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1'
  execFileSync('openssl', ['req', ...own.split(' '), '-keyout', keyFile, '-out', caFile], { stdio: 'ignore' })
  const [port, managementPort] = [await freePort(), await freePort()]
  const config = {
    pebble: {
      listenAddress: `127.0.0.1:${port}`,
      managementListenAddress: `127.0.0.1:${managementPort}`,
      certificate: caFile,
      privateKey: keyFile,
      httpPort,
      tlsPort: 1,
      ocspResponderURL: '',
      externalAccountBindingRequired: false,
    },
  }
  await writeFile(join(home, 'pebble.json'), JSON.stringify(config))
  const child = spawn(program, ['-config', join(home, 'pebble.json'), '-dnsserver', dnsAddress], {
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
    stdio: 'ignore',
  })
  const agent = new Agent({ rejectUnauthorized: false })
  const root = await eventually(() => textAt(`https://127.0.0.1:${managementPort}/roots/0`, agent))
  return {
    directoryUrl: `https://localhost:${port}/dir`,
    caFile,
    /** What its certificates are signed with in the end. */
    root,
    stop: () => void child.kill(),
  }
}

const textAt = (url: string, agent: Agent) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => {
        text += part.toString()
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}
