import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { aDataSource, aProduct } from '../../../../test/builders.ts'
import { letIn, mountAt } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

/** The sample, with a breed that is looked up. */
function bodyAsking(source: string) {
  const body = structuredClone(sampleBody)
  body.dataset.properties.push({ type: 'csv', name: 'breed', source, valueColumn: 'code', labelColumn: 'label' })
  body.questions.groups[0]?.questions.push({ type: 'select', name: 'breed', label: 'Breed?', missing: 'Choose' })
  return body
}

test('a file is kept under its name; another upload replaces its rows', async () => {
  const { client } = await app.aCompany()
  const upload = (text: string) => client.dataSource.uploadDataSource({ name: 'breeds' }, new Blob([text]))
  const first = await upload('code,label\nA,Beagle\nB,Pug')
  expect(first).toMatchObject({
    name: 'breeds',
    rowCount: 2,
    columns: [{ name: 'code', type: 'text' }, { name: 'label' }],
  })
  const second = await upload('code,label\nA,Beagle')
  expect(second).toMatchObject({ id: first.id, rowCount: 1 })
  expect(await client.dataSource.getDataSource({ id: first.id })).toMatchObject({ rows: [['A', 'Beagle']] })
  expect((await client.dataSource.downloadDataSource({ id: first.id })).text).toBe('\uFEFFcode,label\r\nA,Beagle\r\n')
  expect((await client.dataSource.listDataSources({})).items).toMatchObject([{ name: 'breeds' }])
})

test('a file that cannot be read is refused line by line, and changes nothing', async () => {
  const company = await app.aCompany()
  const { id, name } = await aDataSource(company)
  await expect(company.client.dataSource.uploadDataSource({ name }, new Blob(['code,label\nA']))).rejects.toMatchObject(
    { code: 'data-source.unreadable', fields: { 'file.0': 'Line 2 has 1 cells, not 2' } },
  )
  expect(await company.client.dataSource.getDataSource({ id })).toMatchObject({ rowCount: 2 })
})

test('a question looks its answer up; a release keeps the rows it was frozen with', async () => {
  const company = await app.aCompany()
  const { client } = company
  const { id: sourceId, name } = await aDataSource(company)
  const { id } = await aProduct(app, company)
  await client.product.updateBody({ id, revision: 1, body: { ...bodyAsking('nowhere') } })
  await client.product.updateShell({ id, revision: 1, shell: { ...sampleShell } })
  expect(await client.publisher.findMissing({ id })).toContainEqual(
    expect.objectContaining({
      message: 'The data source that "breed" is looked up in is not there, or has other columns',
    }),
  )
  await client.product.updateBody({ id, revision: 2, body: { ...bodyAsking(name) } })
  const host = `source-${process.pid}.localhost`
  await client.publisher.publishProduct({ id, stage: 'staging', host })
  await client.dataSource.uploadDataSource({ name }, new Blob(['code,label\nC,Corgi']))
  const visitor = aVisitor(app, host)
  await letIn(company, visitor, await mountAt(app, host))
  expect((await visitor.get('/_/list/breed')).json()).toEqual([
    { value: 'A', label: 'Beagle' },
    { value: 'B', label: 'Pug' },
  ])
  const refused = await visitor.post('/', { breed: 'C' }, { accept: 'application/json' })
  expect(refused.json().problems).toContainEqual({ field: 'breed', message: 'Choose' })

  await expect(client.dataSource.deleteDataSource({ id: sourceId })).rejects.toMatchObject({
    code: 'data-source.in-use',
  })
  await client.product.moveToTrash({ id })
  expect(await client.dataSource.deleteDataSource({ id: sourceId })).toMatchObject({ name })
})
