import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aTextPdf } from '../../../../test/a-text-pdf.ts'
import { createFakeEmbedder } from '../../../../test/fake-embedder.ts'
import { aHubFolder, anAppGroup, aTalker } from '../../../../test/hub-builders.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { hubFolderJobs, hubFolderSweeps } from './handle-jobs.ts'

const { embedder, state } = createFakeEmbedder()
const app = await startTestApp({}, { embedder })
const worker = await startWorker(app.serverUrl, hubFolderJobs(app.ports), { now: () => app.clock.now() })
afterAll(() => worker.stop(2000))

let company: TestCompany
beforeEach(async () => {
  Object.assign(state, { isBroken: false, isResting: false })
  state.asked.length = 0
  company = await app.aCompany()
})

/** None of its words stands in the documents. */
const molars = { text: 'And what about molars?' }
const garage = [{ heading: 'Repairs', lines: ['A courtesy car is yours while ours is mended.'] }]
const zahn = [
  { heading: 'Zahn', lines: ['Die Behandlung der Zahne wird mit bis zu 750 Euro bezahlt und ist nicht begrenzt.'] },
]

const vectorsIn = async (folderId: string) => {
  const { rows } = await app.owner.query<{ model: string; bytes: number; isDue: boolean }>(
    `select w.model, length(w.vectors) as bytes, w.due_at is not null as "isDue"
    from hub_file_vector w join hub_file_version v on v.id = w.hub_file_version_id join hub_file f on f.id = v.hub_file_id
    where f.folder_id = $1 order by v.number`,
    [folderId],
  )
  return rows
}
async function isMade(folderId: string, count = 1) {
  await expect
    .poll(async () => (await vectorsIn(folderId)).map(({ model, isDue }) => ({ model, isDue })))
    .toEqual(Array.from({ length: count }, () => ({ model: 'fake-1', isDue: false })))
}

async function aMeantFolder(sections?: typeof garage) {
  const folder = await aHubFolder(app, company, { state: 'published', ...(sections && { sections }) })
  await isMade(folder.id)
  return folder
}

describe('a question is answered by what it means', () => {
  test('where no word of it stands in the documents', async () => {
    const { file } = await aMeantFolder()
    const { client } = await aTalker(app, company)
    const { outcome, quotes } = await client.productTalk.ask(molars)
    expect(outcome).toBe('answered')
    expect(quotes[0]).toMatchObject({ fileId: file.id, text: expect.stringContaining('£750') })
    expect(await company.client.productTalk.getTrialAnswer({ ...molars, folderId: null })).toMatchObject({
      isByMeaning: true,
      outcome: 'answered',
    })
  })

  test('but not where that is far from every passage', async () => {
    await aMeantFolder(garage)
    const { client } = await aTalker(app, company)
    expect(await client.productTalk.ask(molars)).toMatchObject({ outcome: 'not-found', quotes: [] })
  })

  test('and never from what somebody may not read', async () => {
    const other = await app.aCompany()
    await aHubFolder(app, other, { state: 'published' }).then(({ id }) => isMade(id))
    const theirs = await aMeantFolder()
    const open = await aMeantFolder(garage)
    const group = await anAppGroup(company)
    const talker = await aTalker(app, company, { groupId: group.id })
    await company.client.hubFolder.setAccess({ folderId: open.id, groupId: group.id, isGiven: true })
    expect(await talker.client.productTalk.ask(molars)).toMatchObject({ outcome: 'not-found', quotes: [] })
    await company.client.hubFolder.setAccess({ folderId: theirs.id, groupId: group.id, isGiven: true })
    expect((await talker.client.productTalk.ask(molars)).quotes[0]?.fileId).toBe(theirs.file.id)
  })

  test('from the version that is current', async () => {
    const { id, file } = await aMeantFolder()
    const { client } = await aTalker(app, company)
    const content = new Blob([await aTextPdf({ sections: garage })])
    await company.client.hubFile.replaceFile({ id: file.id, name: 'b.pdf' }, content)
    await isMade(id, 2)
    expect((await client.productTalk.ask(molars)).outcome).toBe('not-found')
    await company.client.hubFile.restoreFile({ id: file.id })
    expect((await client.productTalk.ask(molars)).outcome).toBe('answered')
  })
})

describe('words answer', () => {
  const dental = { text: 'What is the limit for dental treatment?', folderId: null }
  const byWords = { isByMeaning: false, outcome: 'answered' }
  const tried = (question = dental) => company.client.productTalk.getTrialAnswer(question)

  test('where a question cannot be put into numbers, or is not tried for a while', async () => {
    await aMeantFolder()
    state.isBroken = true
    expect(await tried()).toMatchObject(byWords)
    state.isResting = true
    expect(await tried()).toMatchObject(byWords)
    expect(state.asked).toEqual([dental.text])
  })

  test('a question in another language, which the model was not taught', async () => {
    await aMeantFolder()
    expect(await tried({ ...dental, text: 'Wie hoch ist das Limit für Dental?' })).toMatchObject({ isByMeaning: false })
    expect(state.asked).toEqual([])
  })

  test('from a document in another language, and it is not tried again', async () => {
    const { id } = await aMeantFolder(zahn)
    expect(await vectorsIn(id)).toEqual([{ model: 'fake-1', bytes: 0, isDue: false }])
    expect(await tried({ ...dental, text: 'Behandlung 750 Euro' })).toMatchObject(byWords)
  })

  test('until a document has numbers, and where those are of another model', async () => {
    const { id } = await aMeantFolder()
    const other = createFakeEmbedder('fake-2')
    await app.owner.query(`update hub_file_vector set model = 'fake-0', due_at = now()`)
    expect(await tried()).toMatchObject(byWords)
    const ways = waysIn(app.pool, 'job')
    await runNow(app, hubFolderSweeps({ ...ways, embedder: undefined }))
    other.state.isResting = true
    await runNow(app, hubFolderSweeps({ ...ways, embedder: other.embedder }))
    expect(await vectorsIn(id)).toMatchObject([{ model: 'fake-0', isDue: true }])
    await runNow(app, hubFolderSweeps({ ...ways, embedder }))
    await isMade(id)
    expect(await tried()).toMatchObject({ isByMeaning: true, outcome: 'answered' })
  })
})

test('a document that fails is tried again, and what was said of it goes with it', async () => {
  state.isBroken = true
  const { id, file } = await aHubFolder(app, company)
  await expect
    .poll(async () => {
      const { rows } = await app.owner.query<{ later: boolean }>(
        `select w.due_at > now() + interval '5 minutes' as later from hub_file_vector w
        join hub_file_version v on v.id = w.hub_file_version_id where v.hub_file_id = $1`,
        [file.id],
      )
      return rows
    })
    .toEqual([{ later: true }])
  await company.client.hubFile.deleteFile({ id: file.id })
  expect(await vectorsIn(id)).toEqual([])
})
