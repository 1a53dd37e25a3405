import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { forkedBody, forkedShell } from '@coverwright/domain/build/flow/test/forked-journey'
import type { FlowBlock, FlowBlockOf } from '@coverwright/domain/build/page/flow'
import { exampleOf } from '@coverwright/domain/fields'
import { aProduct, aRelease } from './builders.ts'
import { letIn, mountAt } from './buyers.ts'
import { aVisitor } from './site-visitor.ts'
import { startTestApp } from './test-app.ts'
import { whenDone } from './when-done.ts'

/** What the vets answer from now on, and which addresses they were asked at. */
const usual = { answer: '{"years":35}', status: 200, delayMs: 0 }

async function startVets() {
  const vets = { ...usual, heard: [] as string[], rested: () => Object.assign(vets, usual, { heard: [] }) }
  const server = createServer((request, response) => {
    vets.heard.push(request.url ?? '')
    const { status, answer } = vets
    setTimeout(() => response.writeHead(status).end(answer), vets.delayMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(async () => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { vets, port, at: (path: string) => `http://localhost:${port}${path}` }
}

/** A product whose price waits for what another system says of an animal's age. */
export async function aProductThatAsks(settings: Record<string, string> = {}) {
  const { vets, port, at } = await startVets()
  const app = await startTestApp({ OUTBOUND_ALLOW: `localhost:${port}`, ...settings })
  const company = await app.aCompany()
  const { client } = company
  const product = await aProduct(app, company, { state: 'online' })
  const form = {
    ...exampleOf(ConnectorForm),
    address: at('/live/{{animal_age}}'),
    authentication: { kind: 'bearer' as const },
    secret: 'bearer-of-the-vets',
    params: [],
    deadlineSeconds: 1,
    outputs: [{ name: 'years', path: '$.years' }],
    demoResult: '{"years":70}',
  }
  const connector = await client.apiConnector.createConnector(form)
  await client.apiConnector.keepDemo({ id: connector.id, result: '{"years":70}' })
  const call: FlowBlockOf<'connector'> = {
    kind: 'connector',
    id: 'vets',
    name: 'Ask the vets',
    page: '/',
    connectorId: connector.id,
    inputs: [{ field: 'animal_age', data: 'age' }],
    outputs: [{ output: 'years', data: 'dog_years' }],
    onFailure: { to: 'on' },
  }
  const { rating } = forkedBody
  const byYears = { formula: 'rate * (1 + dog_years / 100)' }
  const steps = rating.steps.map((step) => (step.kind === 'premium' ? Object.assign({}, step, byYears) : step))
  const { bodyRevision } = await client.product.getProduct({ id: product.id })
  const body = { ...forkedBody, rating: { ...rating, steps } }
  await client.product.updateBody({ id: product.id, revision: bodyRevision, body })

  async function designed(...blocks: FlowBlock[]) {
    const { shellRevision } = await client.product.getProduct({ id: product.id })
    await client.product.updateShell({ id: product.id, revision: shellRevision, shell: forkedShell(...blocks) })
  }
  /** Somebody before its site, with this logic and no other. */
  async function opened(stage: 'staging' | 'live', ...blocks: FlowBlock[]) {
    await designed(...blocks)
    const { host } = await aRelease(company, product.id, stage)
    const visitor = aVisitor(app, host ?? '')
    if (stage === 'staging') await letIn(company, visitor, await mountAt(app, host ?? ''))
    return { visitor, host: host ?? '' }
  }
  const lastFetched = async () => {
    const { rows } = await app.owner.query(
      'select fetched from application where company_id = $1 order by id desc limit 1',
      [company.companyId],
    )
    return rows[0]?.fetched
  }
  const lastTask = async () => (await client.task.listTasks({}, { nowPage: 1, pageSize: 1 })).items[0]
  return { vets, at, app, company, client, product, form, connector, call, designed, opened, lastFetched, lastTask }
}
