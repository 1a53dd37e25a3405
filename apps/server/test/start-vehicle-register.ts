import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { whenDone } from './when-done.ts'

/** A register of vehicles in a process of its own, whose certificate this process trusts until the end of the test file. */
export async function startVehicleRegister(key: string) {
  const home = await mkdtemp(join(tmpdir(), 'register-'))
  const [certFile, keyFile] = [join(home, 'register.crt'), join(home, 'register.key')]
  const wanted = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  execFileSync('openssl', ['req', ...wanted.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' })
  const register = fork(new URL('./process/vehicle-register.ts', import.meta.url), [certFile, keyFile, key])
  const [port] = (await once(register, 'message')) as [number]
  const heard: string[] = []
  register.on('message', (url: string) => heard.push(url))
  const trusted = getCACertificates('default')
  whenDone(async () => {
    setDefaultCACertificates(trusted)
    register.kill()
    await rm(home, { recursive: true })
  })
  const certificate = await readFile(certFile, 'utf8')
  return {
    port,
    heard,
    /** From then on, as `NODE_EXTRA_CA_CERTS` has a server trust it. */
    trust: () => setDefaultCACertificates([...trusted, certificate]),
  }
}
