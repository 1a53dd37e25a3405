import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demo } from '../../src/app.ts'
import { clientAt, signedInClient } from '../process-client.ts'
import { type ServerProcess, startProcess } from '../start-process.ts'

let home: string
let server: ServerProcess
const email = 'primary@tarnbrook.example'

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'process-'))
  await chmod(home, 0o755)
  server = await startProcess({ DATA_DIR: home })
}, 60_000)

afterAll(async () => {
  await server.stop()
  await rm(home, { recursive: true, force: true })
})

test('the first start makes the demo companies, each with its people', { timeout: 60_000 }, async () => {
  for (const { company, members } of demo.companies) {
    for (const member of members) {
      const { client } = await signedInClient(server.url, member.email, demo.password)
      const data = await client.login.getUserData({})
      expect(data).toMatchObject({ company: { name: company.name }, member: { role: member.role, name: member.name } })
    }
  }
})

test('a second server on the same data knows the sessions of the first', { timeout: 60_000 }, async () => {
  const other = await startProcess({ DATA_DIR: home, WORKER: 'off' })
  const { sign, idToken, companyId } = await signedInClient(server.url, email, demo.password)
  const { member } = await clientAt(other.url, sign, idToken, companyId).login.getUserData({})
  expect(member.email).toBe(email)
  expect(await other.stop()).toBe(0)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a killed database is missed at once and started again', { timeout: 60_000 }, async () => {
  const pid = Number.parseInt(await readFile(join(home, 'postgres/data/postmaster.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  // Its children outlive it by a moment: the first calls may still be answered, or lose their connection half-way.
  const { client } = await vi.waitFor(() => signedInClient(server.url, email, demo.password), 30_000)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await client.login.updateUserData({ name: 'Priya Underhill', title: 'Head of product' })).toBeDefined()
})

test('on a signal the calls under way are finished and the process ends well', { timeout: 60_000 }, async () => {
  const leaving = await startProcess({ DATA_DIR: home, WORKER: 'off' })
  const { visitor } = await signedInClient(leaving.url, email, demo.password)
  // Checking a password takes long enough to be under way when the signal comes.
  const calls = Array.from({ length: 8 }, () => visitor.login.landingV2({ email, password: demo.password }))
  await new Promise((resolve) => setTimeout(resolve, 30))
  const [code, ...answers] = await Promise.all([leaving.stop(), ...calls])
  expect(code).toBe(0)
  expect(answers.every((answer) => answer.outcome === 'signed-in')).toBe(true)
})

test('a wrong setting is named before anything starts', { timeout: 60_000 }, async () => {
  await expect(startProcess({ DATA_DIR: home, PORT: 'eighty' })).rejects.toThrow('The server did not start')
})
