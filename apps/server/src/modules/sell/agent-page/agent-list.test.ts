import { agentsIn, type ListedAgent, sampleCells } from '@coverwright/domain/sell/agent-page/agent-list'
import { beforeEach, expect, test } from 'vitest'
import { anAgentPage } from '../../../../test/agent-page-builders.ts'
import { aLabel, anXls } from '../../../../test/an-xls.ts'
import { anAgent } from '../../../../test/builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { writeXlsx } from '../../../adapters/spreadsheets/write-xlsx.ts'

const app = await startTestApp()
let company: TestCompany
beforeEach(async () => {
  company = await app.aCompany()
})

const [head = [], first = []] = sampleCells()
const [row] = agentsIn([head, first]) ?? []
const named = (email: string): ListedAgent => ({ ...(row as ListedAgent), email: `${email}@harbour.example` })

const workbook = (rows: string[][]) => new Blob([new Uint8Array(writeXlsx([{ name: 'Agents', rows, merges: [] }]))])

test('the sample is read again as it is, and five of a list become pages that their agents are asked about', async () => {
  const { name, content } = await company.client.directPage.getSample({})
  const read = await company.client.directPage.readUpload(
    { fileName: name },
    new Blob([Buffer.from(content, 'base64')]),
  )
  expect(read).toEqual([{ ...row, problem: '' }])
  const rows = ['a', 'b', 'c', 'd', 'e'].map(named)
  const made = await company.client.directPage.createMany({ rows })
  expect(made.map(({ isMade }) => isMade)).toEqual([true, true, true, true, true])
  const { items } = await company.client.directPage.list({})
  expect(items.map(({ agentEmail }) => agentEmail).toSorted()).toEqual(rows.map(({ email }) => email))
  const { rowCount } = await app.owner.query(
    `select from outbox_message where company_id = $1 and text like '%confirm-create-agent%'`,
    [company.companyId],
  )
  expect(rowCount).toBe(5)
})

test('every row says what is wrong with it, and nothing is made where one is', async () => {
  const page = await anAgentPage(app, company, 'inactive')
  const agent = await anAgent(company, { state: 'deactivated' })
  const called = await anAgent(company, { name: 'Ines Calder' })
  const rows = [
    named('right'),
    named('right'),
    { ...named('x'), email: page.agentEmail },
    { ...named('x'), email: agent.email },
    { ...named('wrong'), facebook: 'https://evil.example' },
    // As cells often hold it.
    { ...named('x'), email: ` ${page.agentEmail.toUpperCase()} ` },
    { ...named('x'), email: called.email },
    { ...named('silent'), chatService: '' },
  ]
  // A list makes five at most: each is judged the same in whichever it stands.
  const judged = [
    ...(await company.client.directPage.createMany({ rows: rows.slice(0, 5) })),
    ...(await company.client.directPage.createMany({ rows: rows.slice(5) })),
  ]
  expect(judged.map(({ problem }) => problem)).toEqual([
    '',
    'This address is in the list twice',
    'This agent has a home page already.',
    'The agent is inactive. Activate them under Agents first.',
    expect.stringContaining('Facebook: '),
    'This agent has a home page already.',
    `Name: the agent of this address is called ${called.name}. Use that name, or change it under Agents`,
    'Chat service: say of which service the name or number is, or leave both empty',
  ])
  expect(judged.some(({ isMade }) => isMade)).toBe(false)
  expect((await company.client.directPage.list({})).items).toHaveLength(1)
})

test('a sixth is one too many, of two lists at once too', async () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((email) =>
    head.map((_, at) => (at === 1 ? `${email}@h.example` : 'A')),
  )
  const cells = six.map((cellsOf) => cellsOf.map((text, at) => (at < 2 ? text : '')))
  const read = await company.client.directPage.readUpload({ fileName: 'Six.xlsx' }, workbook([head, ...cells]))
  expect(read.map(({ problem }) => problem === '')).toEqual([true, true, true, true, true, false])
  const lists = [['a', 'b', 'c'].map(named), ['d', 'e', 'f'].map(named)]
  await Promise.all(lists.map((rows) => company.client.directPage.createMany({ rows })))
  expect((await company.client.directPage.list({})).items).toHaveLength(3)
})

test('a workbook of Excel 97 to 2003 is read like a newer one', async () => {
  const sheet = [head, first].flatMap((cells, at) => cells.map((text, column) => aLabel(at, column, text)))
  const file = new Blob([new Uint8Array(anXls({ sheet }))])
  const { readUpload } = company.client.directPage
  expect(await readUpload({ fileName: 'Agents.xls' }, file)).toEqual(
    await readUpload({ fileName: 'Agents.xlsx' }, workbook([head, first])),
  )
})

test.each([
  ['Agents 2026.xls', () => new Blob([new Uint8Array(anXls({}))]), 'letters and numbers only'],
  ['Agents 2026.xlsx', () => workbook([head, first]), 'letters and numbers only'],
  ['Agents.csv', () => new Blob([`Name,Email\nEdda,edda@harbour.example\n`]), 'a workbook of Excel'],
  ['Agents.xlsx', () => workbook([['Who'], ['Edda']]), 'headings Name and Email'],
  ['Agents.xlsx', () => workbook([head, ...Array.from({ length: 101 }, () => first)]), 'more than 100'],
  ['Agents.xlsx', () => new Blob([Buffer.from('504b0304ffff', 'hex')]), ''],
])('%s is refused with its reason', async (fileName, file, why) => {
  await expect(company.client.directPage.readUpload({ fileName }, file())).rejects.toMatchObject({
    code: 'agent-page.unreadable',
    fields: { file: expect.stringContaining(why) },
  })
})
