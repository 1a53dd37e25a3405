import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where it is, what its certificate is signed with, and how it ends. */
export async function serveHttps() {
  const home = await mkdtemp(join(tmpdir(), 'bench-https-'))
  const [certFile, keyFile] = [join(home, 'its.crt'), join(home, 'its.key')]
  const wanted = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  execFileSync('openssl', ['req', ...wanted.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' })
  const server = fork(new URL('./https-server.ts', import.meta.url), [certFile, keyFile])
  const [port] = (await once(server, 'message')) as [number]
  return {
    port,
    ca: await readFile(certFile, 'utf8'),
    stop: async () => {
      server.kill()
      await rm(home, { recursive: true })
    },
  }
}
